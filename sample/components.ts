import { climateComponents } from './components-climate.ts';
import { consumerAndConductComponents } from './components-consumers-and-conduct.ts';
import { packagingAndWasteComponents } from './components-packaging-and-waste.ts';
import { peopleComponents } from './components-people.ts';
import { waterAndNatureComponents } from './components-water-and-nature.ts';
import type { SampleComponent } from './sample-shapes.ts';

/** The current year's impacts, risks and opportunities, keyed by topic codes of ESRS set 1 (2023). */
export const components: SampleComponent[] = [
  ...climateComponents,
  ...waterAndNatureComponents,
  ...packagingAndWasteComponents,
  ...peopleComponents,
  ...consumerAndConductComponents,
];
