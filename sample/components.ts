import { climateComponents } from './components-climate.ts';
import { conductComponents } from './components-conduct.ts';
import { consumerComponents } from './components-consumers.ts';
import { ownWorkforceComponents } from './components-own-workforce.ts';
import { packagingAndWasteComponents } from './components-packaging-and-waste.ts';
import { peopleComponents } from './components-people.ts';
import { waterAndNatureComponents } from './components-water-and-nature.ts';
import type { SampleComponent } from './sample-shapes.ts';

/** The current year's impacts, risks and opportunities, keyed by topic codes of ESRS set 1 (2023). */
export const components: SampleComponent[] = [
  ...climateComponents,
  ...waterAndNatureComponents,
  ...packagingAndWasteComponents,
  ...ownWorkforceComponents,
  ...peopleComponents,
  ...consumerComponents,
  ...conductComponents,
];
