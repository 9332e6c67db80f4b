import type { ReactNode } from 'react';
import { Wordmark } from '../mark.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { DataSection } from './data-section.tsx';
import { FormsSection } from './forms-section.tsx';
import { LayoutSection } from './layout-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { ScoresSection } from './scores-section.tsx';
import { StatesSection } from './states-section.tsx';

/**
 * All components in every state on one page, for developers of screens and for the screenshots; not available in production. `children`
 * are parts of features.
 */
export function Gallery({ children }: { children?: ReactNode }) {
  return (
    <main className="mx-auto max-w-5xl px-4 pb-24 sm:px-8">
      <div className="pt-8">
        <Wordmark />
      </div>
      <h1 className="headline pt-6 pb-10 text-2xl">Components</h1>
      <ButtonsSection />
      <FormsSection />
      <ChoicesSection />
      {children}
      <ScoresSection />
      <DataSection />
      <StatesSection />
      <OverlaysSection />
      <LayoutSection />
    </main>
  );
}
