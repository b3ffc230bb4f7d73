import { show } from "../lib/page";
import Page from "./Page.svelte";

void show(Page);
