import {
  PANEL_PLACEMENTS,
  panelPlacementStyle,
} from '../../../../../src/lib/search/view/panelPlacementStyle';

test('the panel has four places, each another (VAL-14)', () => {
  expect(PANEL_PLACEMENTS).toEqual(['start', 'end', 'full-width', 'input-wrapper-width']);
  const styles = PANEL_PLACEMENTS.map((placement) =>
    JSON.stringify(panelPlacementStyle(placement)),
  );
  expect(new Set(styles).size).toBe(4);
  expect(styles.join('')).not.toMatch(/left|right/u);
});

test.each(['left', '', 'Start', 'toString'])(
  'the placement "%s" is refused by name (VAL-14, ERR-10)',
  (placement) => {
    expect(() => panelPlacementStyle(placement)).toThrow(
      `The \`panelPlacement\` value "${placement}" is not valid.`,
    );
  },
);
