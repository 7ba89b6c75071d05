import type { BlogTag } from '../../../sample-data/blog/blog.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';
import { useBlogText } from './texts.ts';

export const TAGS = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'] as const satisfies readonly BlogTag[];

const TONES: Readonly<Record<BlogTag, Tone>> = {
  Fashion: 'accent',
  Food: 'ok',
  Gaming: 'bad',
  Quote: 'info',
  Video: 'warn',
};

export function Tags({ tags }: { tags: readonly BlogTag[] }) {
  const t = useBlogText();
  return (
    <p className="vt-toolbar vt-gap-6">
      {tags.map((tag) => (
        <Badge key={tag} tone={TONES[tag]}>
          {t(`tag-${tag}`)}
        </Badge>
      ))}
    </p>
  );
}
