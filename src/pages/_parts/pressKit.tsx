import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {BRAND_VARIANTS} from '@site/src/data/pressKit';
import {brandFileLabels, colourLabels, paletteThemeLabels} from '@site/src/labels/pressKit';
import styles from './press.module.css';
import Translate, {translate} from '@docusaurus/Translate';
import MarkDrawing from '@site/src/components/MarkDrawing';
import {BRAND_MARK} from '@site/src/family/data/brandMark';
import {paletteHex} from '@site/src/data/shades';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/family/data/tools';
import {toolSlug} from '@site/src/lib/catalogue/toolAddress';
import CopyButton from '@site/src/components/CopyButton';

/** The brand's mark and wordmark in every variant (RTE-2). */
export function BrandDownloads(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <ul className={styles.brandFiles}>
      {BRAND_VARIANTS.map(({file, colours}) => (
        <li key={file} className={styles.brandFile}>
          <span className={styles.plate} data-ground={colours === 'dark' ? 'dark' : 'light'}>
            <img
              className={styles.preview}
              src={withBaseUrl(`/press-kit/brand/${file}.svg`)}
              alt={brandFileLabels[file]}
              height={48}
              loading="lazy"
            />
          </span>
          <span className={styles.caption}>
            {brandFileLabels[file]}
            <DownloadLinks file={`brand/${file}`} name={brandFileLabels[file]} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The rules for using the mark, with a drawing of its clear space (RTE-2). */
export function ClearSpace(): ReactNode {
  return (
    <div className={styles.rules}>
      <div className={styles.spaceFrame}>
        <div className={styles.spaceCore}>
          <MarkDrawing mark={BRAND_MARK} size={120} />
        </div>
      </div>
      <ul className={styles.ruleList}>
        <li>
          <Translate id="press.rule.space" description="Rule for using the mark">
            Keep a quarter of the mark’s height free on every side.
          </Translate>
        </li>
        <li>
          <Translate id="press.rule.size" description="Rule for using the mark">
            Draw the mark at 16 pixels or more, the wordmark at 20 pixels or more in height.
          </Translate>
        </li>
        <li>
          <Translate id="press.rule.colour" description="Rule for using the mark">
            Use the colors given here, or one color for everything. Add no shadow, outline or
            gradient.
          </Translate>
        </li>
        <li>
          <Translate id="press.rule.shape" description="Rule for using the mark">
            Do not rotate, stretch, mirror or redraw it, not even in right-to-left text.
          </Translate>
        </li>
        <li>
          <Translate id="press.rule.meaning" description="Rule for using the mark">
            Do not use it in a way that suggests a partnership or an endorsement.
          </Translate>
        </li>
      </ul>
    </div>
  );
}

const THEMES = ['light', 'dark'] as const;
const COLOURS = ['accent', 'text', 'background'] as const;

/** The brand's colours in both themes, as hex to copy (RTE-2). */
export function BrandColours(): ReactNode {
  return (
    <div className={styles.palettes}>
      {THEMES.map((theme) => (
        <section key={theme}>
          <h3 className={styles.paletteHeading}>{paletteThemeLabels[theme]}</h3>
          <ul className={styles.colours}>
            {COLOURS.map((name) => {
              const hex = paletteHex(name, theme);
              return (
                <li key={name} className={styles.colour}>
                  <svg className={styles.colourPlate} aria-hidden="true">
                    <rect width="100%" height="100%" fill={hex} />
                  </svg>
                  <span>{colourLabels[name]}</span>
                  <span className={styles.swatchRow} data-copyable>
                    <ColourValue colour={hex} />
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The mark and brand colour of every tool (RTE-2, TOOL-1). */
export function ToolDownloads(): ReactNode {
  return (
    <ul className={styles.toolFiles}>
      {TOOLS.map(({key, name, primaryColor}) => (
        <li key={key} className={styles.toolFile} data-tool={key}>
          <ToolMark toolKey={key} size={40} />
          <span className={styles.toolName}>
            {name}
            <DownloadLinks file={`tools/${toolSlug(key)}`} name={name} />
          </span>
          <span className={styles.swatchRow} data-copyable>
            <span className={styles.swatch} />
            <ColourValue colour={primaryColor} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ColourProps {
  /** Hex. */
  readonly colour: string;
}

/** A colour as text to copy (RTE-2). */
function ColourValue({colour}: ColourProps): ReactNode {
  return (
    <>
      <code>{colour}</code>
      <CopyButton
        text={colour}
        label={translate(
          {
            id: 'press.copy',
            message: 'Copy {colour}',
            description: 'Label of a button that copies a colour',
          },
          {colour},
        )}
      />
    </>
  );
}

interface DownloadProps {
  /** Path below `/press-kit/` without extension. */
  readonly file: string;
  /** What is downloaded, for screen readers. */
  readonly name: string;
}

const FORMATS = ['svg', 'png'] as const;

/** The SVG and PNG of one mark (RTE-2). */
function DownloadLinks({file, name}: DownloadProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <span className={styles.downloads}>
      {FORMATS.map((format) => (
        <a
          key={format}
          className={styles.download}
          href={withBaseUrl(`/press-kit/${file}.${format}`)}
          download
          aria-label={translate(
            {
              id: 'press.download',
              message: 'Download {name} as {format}',
              description: 'Label of a download link',
            },
            {name, format: format.toUpperCase()},
          )}>
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  );
}
