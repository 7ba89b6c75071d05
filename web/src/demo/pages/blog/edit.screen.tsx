import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../data/use-form.ts';
import { useNavigate, useParams } from '../../../router/use-router.ts';
import type { BlogEdit, BlogStatus } from '../../../sample-data/blog/blog.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { FileDrop } from '../../../ui/files/file-drop.tsx';
import { usePageTitle } from '../../../ui/frame/page.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { RichTextField } from '../../kit/editor/rich-text-field.tsx';
import styles from './blog.module.css';
import { useDraft, useSaveDraft } from './blog-calls.ts';
import { NoPost } from './no-post.tsx';
import { readPicture } from './read-picture.ts';
import { slugOf } from './slug.ts';
import { TAGS } from './tags.tsx';
import { useBlogText } from './texts.ts';

const STATUSES: readonly BlogStatus[] = ['Published', 'Pending', 'Draft'];

/** Edits an article as its author. */
export default function BlogEditScreen() {
  const { id: named } = useParams();
  const id = named ?? '1';
  const { data, error, refetch } = useDraft(id);
  usePageTitle(named === undefined ? undefined : data?.blogTitle);
  if (error?.status === 404) return <NoPost />;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return data ? <Editor id={id} draft={data} /> : <Skeleton lines={14} />;
}

function Editor({ id, draft }: { id: string; draft: BlogEdit }) {
  const t = useBlogText();
  const navigate = useNavigate();
  const form = useDraftForm(id, draft, () => navigate({ to: `/pages/blog/detail/${id}` }));
  const { blogTitle, slug, tags, excerpt } = form.values;
  return (
    <form className={styles.editor} onSubmit={form.onSubmit} noValidate>
      <p className={styles.by}>
        <Avatar name={draft.userFullName} picture={draft.avatar} size={38} />
        {draft.userFullName} · {draft.createdTime}
      </p>
      <TextField
        label={t('title')}
        required
        {...form.field('blogTitle')}
        onChange={(typed) =>
          // The address follows the title until somebody writes another address.
          form.change({ blogTitle: typed, ...(slug === slugOf(blogTitle) && { slug: slugOf(typed) }) })
        }
      />
      <TextField label={t('slug')} required code {...form.field('slug')} />
      <fieldset className={styles.tagChoice}>
        <legend>{t('categories')}</legend>
        {TAGS.map((tag) => (
          <CheckField
            key={tag}
            label={t(`tag-${tag}`)}
            value={tags.includes(tag)}
            onChange={(on) => form.change({ tags: on ? [...tags, tag] : tags.filter((old) => old !== tag) })}
          />
        ))}
        {form.errors.tags && <p role="alert">{form.errors.tags}</p>}
      </fieldset>
      <SelectField
        label={t('status')}
        {...form.field('status')}
        onChange={(status) => form.change({ status: status || 'Draft' })}
        options={STATUSES.map((value) => ({ value, label: t(`status-${value}`) }))}
      />
      <div className={styles.whole}>
        <p className={styles.label}>{t('content')}</p>
        <RichTextField
          label={t('content')}
          value={excerpt}
          onChange={(html) => form.change({ excerpt: html })}
        />
      </div>
      <FeaturedImage
        value={form.values.featuredImage}
        onChange={(featuredImage) => form.change({ featuredImage })}
      />
      <div className={styles.send}>
        <Button type="submit" look="primary" busy={form.sending}>
          {t('save')}
        </Button>
        <Button onClick={() => navigate({ to: `/pages/blog/detail/${id}` })}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

function useDraftForm(id: string, draft: BlogEdit, onSaved: () => void) {
  const t = useBlogText();
  const save = useSaveDraft();
  const { blogTitle, slug, excerpt, featuredImage } = draft;
  return useForm({
    initial: {
      blogTitle,
      slug,
      excerpt,
      featuredImage,
      status: draft.status,
      tags: draft.blogCategories.map(({ label }) => label),
    },
    schema: z.object({
      blogTitle: z.string().trim().min(1, t('needsTitle')).max(120, t('titleLong')),
      slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, t('needsSlug')),
      excerpt: z.string().min(1, t('needsContent')),
      featuredImage: z.string(),
      status: z.enum(['Published', 'Pending', 'Draft']),
      tags: z.array(z.enum(TAGS)).min(1, t('needsTag')),
    }),
    submit: async ({ tags, ...values }) => {
      const blogCategories = tags.map((label) => ({ value: label.toLowerCase(), label }));
      await save.mutateAsync({
        id,
        blog: { ...values, blogTitle: values.blogTitle.trim(), blogCategories },
      });
      notify(t('saved'));
      onSaved();
    },
  });
}

function FeaturedImage({ value, onChange }: { value: string; onChange: (picture: string) => void }) {
  const t = useBlogText();
  const [refused, setRefused] = useState<string>();
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    const picture = await readPicture(file);
    setRefused(picture ? undefined : t('notPicture', { name: file.name }));
    if (picture) onChange(picture);
  };
  return (
    <fieldset className={styles.featured}>
      <legend>{t('featured')}</legend>
      <img src={value} alt="" width={320} height={180} />
      <div>
        <FileDrop label={t('choosePicture')} hint={t('pictureHint')} accept="image/*" onFiles={read} />
        {refused && <p role="alert">{refused}</p>}
      </div>
    </fieldset>
  );
}
