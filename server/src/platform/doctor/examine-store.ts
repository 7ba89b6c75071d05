import type { Db } from '../database.ts';
import { errorMessage } from '../errors.ts';
import { openBucket, type S3Settings } from '../files/bucket.ts';
import { examineBucket } from '../files/loose-objects.ts';
import { sumFicherosIn } from '../files/object.repository.ts';
import type { Finding } from './finding.ts';

const of = 'Almacén S3';

/** Whether the files that the database has in a bucket are there; nothing for a house without one. */
export async function examineStore(db: Db, s3: S3Settings | undefined): Promise<Finding[]> {
  if (s3 !== undefined) return [await examineGiven(db, s3)];
  const { files } = await sumFicherosIn(db, 's3');
  if (files === 0) return [];
  return [{ verdict: 'fallo', of, text: `tiene ${files} ficheros, y falta VATIO_S3_BUCKET para leerlos` }];
}

async function examineGiven(db: Db, s3: S3Settings): Promise<Finding> {
  try {
    const bucket = await openBucket(s3);
    const { files, missing } = await examineBucket(db, bucket).finally(bucket.close);
    if (missing === 0)
      return { verdict: 'bien', of, text: `${s3.bucket}: ${files} ficheros, con todos sus bytes` };
    const text = `${s3.bucket}: ${missing} de ${files} ficheros no están o no están enteros; recupéralos de sus versiones o de una copia`;
    return { verdict: 'fallo', of, text };
  } catch (error) {
    return { verdict: 'fallo', of, text: errorMessage(error) };
  }
}
