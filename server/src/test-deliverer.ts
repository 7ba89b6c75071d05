import { startReparto } from './modules/avisos/reparto.service.ts';
import { startWebhooks } from './modules/webhooks/envio.service.ts';
import { openDatabase } from './platform/database.ts';
import { openMail } from './platform/mail.ts';
import { startSender } from './platform/outbox/sender.ts';
import { networkAllowing } from './platform/outgoing/allowed-networks.ts';

/** A process that tells people of what happens and sends webhooks and mails, as a worker does, to receivers of a test on this machine. */
const { DATABASE_URL = '', VATIO_SECRET = '', VATIO_SMTP_URL } = process.env;
const onError = () => undefined;
const db = openDatabase(DATABASE_URL, { onError });
const network = {
  ...networkAllowing('127.0.0.1'),
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
};
startWebhooks({ db, secret: VATIO_SECRET, network, onError });
startReparto({ db, publicUrl: 'https://vatio.example', onError });
startSender({
  db,
  mail: openMail({ smtpUrl: VATIO_SMTP_URL, mailFrom: 'Vatio <vatio@prueba.es>', demo: false }),
  onError,
});
console.log('Sending');
