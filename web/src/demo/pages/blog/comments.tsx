import { useRef, useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../data/use-form.ts';
import { formatFecha, today } from '../../../format/date.ts';
import type { BlogDetail } from '../../../sample-data/blog/blog.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './blog.module.css';
import { useComment } from './blog-calls.ts';
import { useBlogText } from './texts.ts';

/** The browser keeps the name and the email of people who ask for it under this name. */
const KEPT = 'blog-commenter';

const NOBODY = { name: '', email: '', website: '' };

type Props = Pick<BlogDetail, 'comments'> & { readonly post: string };

/** The comments on a post, and the form for one more. */
export function Comments({ post, comments }: Props) {
  const t = useBlogText();
  const [round, setRound] = useState(0);
  const [answering, setAnswering] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  const answer = (name: string) => {
    setAnswering(name);
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <>
      <section id="comments" className={styles.comments} aria-label={t('commentsTitle')}>
        <h2>{t('commentsTitle')}</h2>
        {comments.map(({ avatar, userFullName, commentedAt, commentText }) => (
          <article key={userFullName + commentedAt + commentText} aria-label={userFullName}>
            <Avatar name={userFullName} picture={avatar} size={38} />
            <div>
              <h3>{userFullName}</h3>
              <small>{commentedAt}</small>
              <p>{commentText}</p>
              <Button small look="quiet" onClick={() => answer(userFullName)}>
                {t('reply')}
                <span className="vt-hidden"> {userFullName}</span>
              </Button>
            </div>
          </article>
        ))}
      </section>
      <div ref={form}>
        <CommentForm
          key={round}
          post={post}
          answering={answering}
          onPosted={() => {
            setAnswering(undefined);
            setRound(round + 1);
          }}
        />
      </div>
    </>
  );
}

type FormProps = {
  readonly post: string;
  readonly answering: string | undefined;
  readonly onPosted: () => void;
};

function CommentForm({ post, answering, onPosted }: FormProps) {
  const t = useBlogText();
  const comment = useComment();
  const [kept] = useState(readKept);
  const form = useForm({
    initial: { ...NOBODY, ...kept, text: '', keep: kept !== undefined },
    schema: z.object({
      name: z.string().trim().min(1, t('needsName')),
      email: z.email(t('needsEmail')),
      website: z.union([z.literal(''), z.url(t('needsWebsite'))]),
      text: z.string().trim().min(1, t('needsText')).max(2000, t('textLong')),
      keep: z.boolean(),
    }),
    submit: async ({ text, keep, ...who }) => {
      if (keep) localStorage.setItem(KEPT, JSON.stringify(who));
      else localStorage.removeItem(KEPT);
      await comment.mutateAsync({
        id: post,
        userFullName: who.name.trim(),
        commentedAt: formatFecha(today()),
        commentText: answering ? `@${answering} ${text.trim()}` : text.trim(),
      });
      notify(t('posted'));
      onPosted();
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label={t('leaveComment')}>
      <h2>{answering ? t('answering', { name: answering }) : t('leaveComment')}</h2>
      <TextField label={t('name')} required autoComplete="name" {...form.field('name')} />
      <TextField label={t('email')} required type="email" autoComplete="email" {...form.field('email')} />
      <TextField
        label={t('website')}
        type="url"
        placeholder="https://"
        autoComplete="url"
        {...form.field('website')}
      />
      <TextAreaField label={t('comment')} required maxLength={2000} {...form.field('text')} />
      <CheckField label={t('keep')} {...form.field('keep')} />
      <Button type="submit" look="primary" busy={form.sending}>
        {t('post')}
      </Button>
    </form>
  );
}

function readKept(): typeof NOBODY | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...NOBODY, ...kept } : undefined;
  } catch {
    return undefined;
  }
}
