// Swizzle: Tabs, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: arrow keys follow the reading direction and Space selects; without scripts and on paper all panels are shown (WCAG 2.1.1).
export {default} from '@site/src/components/Tabs';
