// Swizzle: Details, theme-classic 3.10.2, replaced (upstream status: safe).
// Why: the browser's own element opens without scripts, is found by the browser's search, and print can open it.
export {default} from '@site/src/components/Details';
