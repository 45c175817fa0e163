// Swizzle: AnnouncementBar, theme-classic 3.10.2, replaced (upstream status: safe).
// Why: the text must be translatable, and a second banner landmark would break the landmarks (DOC-8).
import type {ReactNode} from 'react';
import AnnouncementBanner from '@site/src/components/AnnouncementBanner';

export default function AnnouncementBar(): ReactNode {
  return <AnnouncementBanner />;
}
