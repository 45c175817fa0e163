// Swizzle: LastUpdated, theme-classic 3.10.2, replaced (upstream status: safe).
// Why: upstream writes dates in the browser's default digits, which may differ from those of the build.
import LastChange from '@site/src/components/LastChange';

export default LastChange;
