/** How busy the machine is decides no test: some read whole sites. */
jest.setTimeout(120_000);
