import type {Element, ElementContent} from 'hast';
import {headingLevel, listElements, textOf, textProperty} from './hast';

/** Services that draw badges; their subdomains count too. */
const BADGE_DOMAINS =
  'app.codacy.com api.codacy.com api.codeclimate.com api.netlify.com api.securityscorecards.dev badge.fury.io badgen.net badges.gitter.im bestpractices.coreinfrastructure.org bundlephobia.com ci.appveyor.com circleci.com codecov.io coveralls.io david-dm.org deepscan.io forthebadge.com img.badgesize.io img.shields.io isitmaintained.com nodei.co opencollective.com packagephobia.com packagephobia.now.sh shields.io snyk.io sonarcloud.io travis-ci.com travis-ci.org'.split(
    ' ',
  );
const BADGE_PATH = /\/(?:badge|shield)s?(?:[./-]|$)/iu;
const FIRST_SECTION_LEVEL = 2;

/**
 * Removes badges above the first section (a heading of level 2): small images about the state of a build, alone or in a link. The
 * page shows version, licence and downloads itself.
 */
export function dropBadges(content: Element): void {
  dropFrom(content, {isOver: false});
}

function dropFrom(parent: Element, progress: {isOver: boolean}): void {
  parent.children = parent.children.flatMap((child): readonly ElementContent[] => {
    if (child.type !== 'element' || progress.isOver) {
      return [child];
    }
    if (headingLevel(child) === FIRST_SECTION_LEVEL) {
      progress.isOver = true;
      return [child];
    }
    if (isBadge(child)) {
      return [];
    }
    dropFrom(child, progress);
    return [child];
  });
}

function isBadge(element: Element): boolean {
  if (element.tagName === 'img') {
    return isBadgeAddress(textProperty(element, 'src') ?? '');
  }
  const images = listElements(element);
  return (
    element.tagName === 'a' &&
    textOf(element).trim() === '' &&
    images.length > 0 &&
    images.every((image) => image.tagName === 'img' && isBadge(image))
  );
}

function isBadgeAddress(address: string): boolean {
  if (!URL.canParse(address)) {
    return false;
  }
  const {hostname, pathname} = new URL(address);
  return (
    BADGE_PATH.test(pathname) ||
    BADGE_DOMAINS.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  );
}
