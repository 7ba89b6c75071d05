import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import type { Permission } from '../../../../sample-data/permissions/permissions.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { useAccessText } from '../texts.ts';
import { usePermissionWork } from './permission-calls.ts';
import { permissionName, storedName } from './permission-name.ts';

type Props = {
  /** The dialog renames this permission, or adds a new one without it. */
  readonly permission?: Permission;
  readonly others: readonly Permission[];
  readonly onClose: () => void;
};

/** Asks for the name of a permission, which no other may have. */
export function PermissionDialog({ permission, others, onClose }: Props) {
  const t = useAccessText();
  const work = usePermissionWork();
  const isTaken = (name: string) =>
    others.some(
      (other) =>
        other.id !== permission?.id &&
        [other.name, permissionName(other.name, t)].some((own) => sameName(own, name)),
    );
  const form = useForm({
    initial: {
      name: permission ? permissionName(permission.name, t) : '',
      isCore: permission?.isCore ?? false,
    },
    schema: z.object({
      name: z
        .string()
        .trim()
        .min(1, t('needsPermission'))
        .max(80, t('permissionLong'))
        .refine((name) => !isTaken(name), t('permissionTaken')),
      isCore: z.boolean(),
    }),
    submit: async (values) => {
      const next = { ...values, name: storedName(values.name.trim(), t) };
      if (permission) await work.change({ id: permission.id, ...next });
      else await work.add({ permission: next });
      notify(t(permission ? 'permissionSaved' : 'permissionAdded', { name: permissionName(next.name, t) }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(permission ? 'editPermission' : 'addPermission')}
      action={t(permission ? 'save' : 'create')}
      form={form}
      onClose={onClose}
    >
      {permission ? <Notice>{t('renameWarning')}</Notice> : <p>{t('addPermissionText')}</p>}
      <TextField label={t('permissionName')} required {...form.field('name')} />
      <CheckField label={t('core')} {...form.field('isCore')} />
    </FormDialog>
  );
}

function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
