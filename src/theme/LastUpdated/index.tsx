// Swizzle: LastUpdated, theme-classic 3.10.2, replaced (upstream status: safe).
// Why: upstream writes dates in whatever digits the browser prefers, which may be others than those of the build.
import LastChange from '@site/src/components/LastChange';

export default LastChange;
