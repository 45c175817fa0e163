/** These tests read whole sites; a busy machine takes its time over them. */
jest.setTimeout(120_000);
