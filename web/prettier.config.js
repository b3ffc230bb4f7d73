// One look for all the pages. The lines are as long as they always were here.
export default {
  printWidth: 140,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
