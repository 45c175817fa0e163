// Swizzle: Root, theme-classic 3.10.2, wrapped (upstream status: safe; themes have none, the core does).
// Why: whatever stays mounted across pages has to be above them.
import SearchProvider from '@site/src/components/SearchHost/SearchProvider';

export default SearchProvider;
