import { show } from "../lib/page";
import WrongLink from "./WrongLink.svelte";

void show(WrongLink);
