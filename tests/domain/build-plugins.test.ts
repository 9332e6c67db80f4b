import { expect, it } from 'vitest';
import { publicPagesInDevelopment } from '../../scripts/web-pages/serve-pages.ts';
import { sampleCompanyModule, slimContractModule } from '../../scripts/web-pages/virtual-modules.ts';

it.each([sampleCompanyModule(), slimContractModule(), publicPagesInDevelopment()])(
  '$name changes no source text on the way to the browser',
  (plugin) => {
    expect(plugin).not.toHaveProperty('transform');
    expect(plugin).not.toHaveProperty('renderChunk');
  },
);
