import type { ReactNode } from 'react';
import { ButtonsSection } from './gallery/buttons-section.tsx';
import { ChoicesSection } from './gallery/choices-section.tsx';
import { DataSection } from './gallery/data-section.tsx';
import { FormsSection } from './gallery/forms-section.tsx';
import { LayoutSection } from './gallery/layout-section.tsx';
import { OverlaysSection } from './gallery/overlays-section.tsx';
import { ScoresSection } from './gallery/scores-section.tsx';
import { StatesSection } from './gallery/states-section.tsx';
import { Wordmark } from './mark.tsx';

/** Every component in every state on one page, for those who build screens and for the screenshots. Not in production. `children` are parts of features. */
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
