import { Search } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';
import { Input } from '#web/ui/input.tsx';
import { topicMessages as say } from './messages.ts';

interface TopicSearchProps {
  typed: string;
  onType: (typed: string) => void;
  label?: string;
  placeholder?: string;
  className?: string;
}

/** Narrows a list of topics by what is typed; Escape empties it. */
export function TopicSearch({ typed, onType, label = say.search, placeholder, className }: TopicSearchProps) {
  return (
    <span className={cn('relative block min-w-0', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder ?? say.searchPlaceholder}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onType('');
        }}
        className="pl-9"
      />
    </span>
  );
}
