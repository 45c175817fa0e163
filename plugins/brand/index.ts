export {default as brandAssets} from './brand-assets';
export {default as headingFont} from './heading-font';
export {cardStep, default as socialCards} from './social-cards';
export {STATIC_FOLDER as assetsFolder} from './brand-assets';
export {STATIC_FOLDER as fontFolder, fontStep} from './heading-font';
export {touchIcon} from './brand-assets';
export {composeBrandCss} from './brand-assets';
export {listAssetFiles} from './brand-assets';
