import { DefaultNamingStrategy } from 'typeorm';

/** `readingTimestamp` is the column `reading_timestamp`, `WebhookLog` the table `webhook_log`. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override tableName(className: string, customName?: string): string {
    return customName ?? snakeCase(className);
  }

  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? snakeCase(propertyName);
  }
}

/** `readingTimestamp` becomes `reading_timestamp`. */
export function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (capital) => `_${capital}`).toLowerCase();
}
