// Swizzle: BlogPostItem/Header/Info, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: upstream writes dates in the browser's default digits, which may differ from those of the build.
import PostFacts from '@site/src/components/PostFacts';

export default PostFacts;
