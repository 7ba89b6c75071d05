-- The address in the text of a mail that its HTML part draws as a button. It goes when the text does.
alter table correo add column enlace text;
