const list = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' | ')));

/** Texts of links that say nothing about where they lead, in the portal's languages, in lower case. */
export const VAGUE_LINKS = list(
  'click | click here | details | here | learn more | link | more | page | read more | see here',
  'see more | this | this link | this page | this site | website',
  "ce lien | cette page | cliquez ici | en savoir plus | ici | lien | lire la suite | plus | plus d'infos | voir ici",
  'اضغط هنا | الرابط | المزيد | انقر هنا | رابط | هذا الرابط | هذه الصفحة | هنا',
  'ここ | ここをクリック | こちら | このページ | このリンク | もっと見る | リンク | 続きを読む | 詳細 | 詳細はこちら | 詳しくはこちら',
);

/** Texts for pictures that say only that there is one. */
export const VAGUE_ALTS = list(
  'diagram | figure | graphic | icon | image | img | photo | picture | screenshot',
  "capture d'écran | illustration | photographie | schéma",
  'رسم | صورة | لقطة شاشة | مخطط',
  'スクリーンショット | 写真 | 図 | 画像',
);
