import { IconTrash } from '@tabler/icons-react';
import { useForm } from '../../../../data/use-form.ts';
import { CALENDARS, type CalendarEvent } from '../../../../sample-data/calendar/calendar.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '../../../../ui/fields/text-field.tsx';
import { SeveralField } from '../../../../ui/kit/combobox/several-field.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { PEOPLE } from '../../people.ts';
import { useCalendarText } from '../texts.ts';
import type { EventWork, NewEvent } from '../use-event-work.ts';
import { eventOf, schemaOf, valuesOf } from './event-values.ts';
import { EventWhen } from './event-when.tsx';

type Props = {
  readonly initial: NewEvent;
  /** The drawer edits this event, or writes a new one without it. */
  readonly event?: CalendarEvent;
  readonly work: EventWork;
  readonly onClose: () => void;
};

export function EventDrawer({ initial, event, work, onClose }: Props) {
  const t = useCalendarText();
  const form = useForm({
    initial: valuesOf(initial),
    schema: schemaOf(t),
    submit: async (values) => {
      const next = eventOf(values);
      await (event ? work.update({ ...event, ...next }) : work.add(next));
      onClose();
    },
  });
  const { values, errors, change, field } = form;
  const remove = () => {
    if (event) work.remove(event);
    onClose();
  };

  return (
    <FormDialog
      place="sheet"
      title={t(event ? 'editEvent' : 'newEvent')}
      action={t(event ? 'update' : 'add')}
      form={form}
      onClose={onClose}
      tools={
        event && (
          <Button look="danger" icon={IconTrash} onClick={remove}>
            {t('delete')}
          </Button>
        )
      }
    >
      <TextField label={t('title')} required autoFocus {...field('title')} />
      <SelectField
        label={t('calendar')}
        options={CALENDARS.map((calendar) => ({ value: calendar, label: t(`calendar-${calendar}`) }))}
        {...field('calendar')}
      />
      <EventWhen values={values} errors={errors} onChange={change} />
      <SeveralField label={t('guests')} options={PEOPLE} {...field('guests')} />
      <TextField label={t('location')} {...field('location')} />
      <TextField label={t('url')} type="url" placeholder="https://" {...field('url')} />
      <TextAreaField label={t('description')} {...field('description')} />
    </FormDialog>
  );
}
