import { Search } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/inputs/button.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import type { CommandPalette } from './command-palette.tsx';
import { paletteMessages as say } from './messages.ts';

const load = () => import('./command-palette.tsx');
/** The delay in milliseconds before its file is loaded ahead, after the first screen has settled. */
const PRELOAD_DELAY = 3_000;
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette, by click or with Ctrl/Cmd+K; its file is loaded separately. */
export function PaletteButton() {
  const [Palette, setPalette] = useState<ComponentType<Parameters<typeof CommandPalette>[0]> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isOpenNow = useRef(isOpen);
  isOpenNow.current = isOpen;
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  const open = useCallback(async () => {
    const focused = document.activeElement;
    cameFrom.current = focused instanceof HTMLElement && focused !== document.body ? focused : button.current;
    try {
      const { CommandPalette: Loaded } = await load();
      setPalette(() => Loaded);
      setOpen(true);
    } catch {
      toast.error(say.failed, { description: say.failedText, id: 'palette' });
    }
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), PRELOAD_DELAY);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (isOpenNow.current) setOpen(false);
      // A dialog asks something; going elsewhere would leave it unanswered.
      else if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) void open();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <Button
        ref={button}
        size="sm"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`${say.open} ${say.openWhat}`}
        onClick={() => void open()}
        className="h-9 text-muted max-sm:w-9 max-sm:border-transparent max-sm:bg-transparent max-sm:px-0 sm:h-8 [&_svg]:size-4"
      >
        <Search aria-hidden="true" />
        <span className="max-sm:sr-only">{say.open}</span>
        <span className="sr-only">{say.openWhat}</span>
        <span className="ml-3 text-faint max-sm:hidden">{isApple ? say.shortcut.apple : say.shortcut.other}</span>
      </Button>
      {Palette ? <Palette open={isOpen} onOpenChange={setOpen} cameFrom={cameFrom} /> : null}
    </>
  );
}
