import {axe} from 'jest-axe';

/** Fails when axe finds something wrong in what is rendered. */
export async function expectNoViolations(container: Element): Promise<void> {
  expect(await axe(container)).toHaveNoViolations();
}
