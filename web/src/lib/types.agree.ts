// The pages' own types and those made from the interface (src/api.ts) name the same fields: where they do not, this file does not compile.

import type * as api from "../api";
import type * as own from "./types";

/** The fields that only one of two types has. */
type Odd<A, B> = Exclude<keyof A, keyof B> | Exclude<keyof B, keyof A>;

type None<Fields extends never> = Fields;

export type Agreed = [
  None<Odd<api.SceneView, own.Scene>>,
  None<Odd<api.BoardView, own.BoardView>>,
  None<Odd<api.EventSettings, own.EventSettings>>,
  None<Odd<api.EventView, own.EventView>>,
  None<Odd<api.IssuedLink, own.IssuedLink>>,
  None<Odd<api.LinkView, own.LinkView>>,
  None<Odd<api.Me, own.Me>>,
  None<Odd<api.MoveView, own.MoveView>>,
  None<Odd<api.RecordView, own.RecordView>>,
];
