// Swizzle: MDXComponents, theme-classic 3.10.2, replaced (upstream status: safe).
// Why: the portal's elements need no import (GEN-3), and only pages that use the rare ones load them.
import {MARKDOWN_ELEMENTS} from '@site/src/components/MarkdownElements';

export default MARKDOWN_ELEMENTS;
