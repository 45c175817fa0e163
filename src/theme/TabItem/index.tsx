// Swizzle: TabItem, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: a panel has a name, and a title when the row of tabs cannot be used (WCAG 1.3.1).
export {TabPanel as default} from '@site/src/components/Tabs';
