import type {PackageInfo} from '../../../src/lib/contracts/packageInfo';
import type {ToolFacts} from '../../../src/lib/contracts/tool';

export type RenderReadme = (
  tool: ToolFacts,
  info: PackageInfo | undefined,
) => Promise<string | undefined>;

/**
 * Renders a tool's README again only when its text has changed: while an author writes, every saved document would otherwise render all
 * twenty.
 */
export function createReadmeCache(render: RenderReadme): RenderReadme {
  const known = new Map<
    string,
    {readonly readme: string; readonly html: ReturnType<RenderReadme>}
  >();
  return (tool, info) => {
    const readme = info?.readme ?? '';
    const earlier = known.get(tool.key);
    if (earlier?.readme === readme) {
      return earlier.html;
    }
    const html = render(tool, info);
    known.set(tool.key, {readme, html});
    return html;
  };
}
