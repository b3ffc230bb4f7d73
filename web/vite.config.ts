// How the pages are built: one entry a page, shared code in chunks of its own, and a compressed copy of every file beside it,
// which the server hands out as it is.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { devServer, pagesByAddress } from "./vite.dev.ts";

const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".html"));
/** A worker stands at the root of the site, by a name that stays: only there may it keep pages. */
const WORKER = "ask-worker";

/** cm-chessboard writes style attributes, which the pages' content security policy forbids; the same through the style object is allowed. */
function styleObjects(): Plugin {
  return {
    name: "style-objects",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("/cm-chessboard/src/")) return null;
      const changed = code
        .replaceAll(/\.setAttribute\("style",\s*(`[^`]*`|"[^"]*")\)/g, ".style.cssText = $1")
        .replaceAll(
          "element.setAttribute(attribute, attributes[attribute])",
          'attribute === "style" ? (element.style.cssText = attributes.style) : element.setAttribute(attribute, attributes[attribute])',
        );
      return { code: changed, map: null };
    },
  };
}

/** A compressed copy of every built file. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle() {
      const folder = join(import.meta.dirname, "dist");
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (!statSync(path).isFile() || name.endsWith(".gz")) continue;
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  appType: "mpa",
  publicDir: "src/root",
  plugins: [styleObjects(), svelte(), compressed(), pagesByAddress()],
  server: devServer,
  build: {
    target: ["chrome130", "firefox132", "safari18"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // For the licence report of the packages; the program does not embed this folder.
    license: { fileName: ".vite/licenses.json" },
    rollupOptions: {
      input: [...pages, `src/ask/${WORKER}.ts`].map((name) => join(import.meta.dirname, name)),
      output: { entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js") },
    },
  },
  test: { testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false },
});
