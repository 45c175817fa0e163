// Swizzle: Root, theme-classic 3.10.2, wrapped (upstream status: safe; themes have none, the core does).
// Why: what stays while pages change belongs above them.
import SearchProvider from '@site/src/components/SearchHost/SearchProvider';

export default SearchProvider;
