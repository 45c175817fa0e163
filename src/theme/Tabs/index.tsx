// Swizzle: Tabs, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: arrow keys follow the direction of reading and Space chooses; without scripts and on paper no panel is hidden (WCAG 2.1.1).
export {default} from '@site/src/components/Tabs';
