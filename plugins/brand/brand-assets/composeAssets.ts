import {composeIcons} from './composeIcons';
import {composePressKit, type PressKitInput} from './composePressKit';
import {composeSocialCard} from './composeSocialCard';
import type {Asset} from './writeAssets';

/** Every static file that follows from brand and catalogue. Names do not depend on what is drawn. */
export function composeAssets(input: PressKitInput): readonly Asset[] {
  const {brandMark, wordmark} = input;
  return [
    ...composeIcons(brandMark),
    composeSocialCard(brandMark, wordmark),
    ...composePressKit(input),
  ];
}
