import { Search, X } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';
import { uiMessages as say } from '../messages.ts';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

interface SearchInputProps {
  typed: string;
  onType: (typed: string) => void;
  label: string;
  /** The label, if absent. */
  placeholder?: string | undefined;
  className?: string;
}

/** Filters a list by what is typed; Escape clears it. */
export function SearchInput({ typed, onType, label, placeholder = label, className }: SearchInputProps) {
  return (
    <span className={cn('relative block min-w-0', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onType('');
        }}
        className="pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed ? (
        <IconButton
          size="sm"
          label={say.emptySearch}
          onClick={(event) => {
            onType('');
            event.currentTarget.parentElement?.querySelector('input')?.focus();
          }}
          className="absolute top-1/2 right-1 -translate-y-1/2 text-muted"
        >
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </span>
  );
}
