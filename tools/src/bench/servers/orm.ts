import 'reflect-metadata';
import { Controller, Get, Module, NotFoundException, Param, ParseIntPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { valueTypes } from '@rpm/database';
import { DataSource } from 'typeorm';
import * as entities from './orm-entities';
import { readingResponse } from './orm-response';

/** A minimal server, written as in the guides of Nest and TypeORM, that returns a reading without API keys, logging or limits. */
const { DATABASE_URL, ORGANIZATION_ID, PORT } = process.env;
const organizationId = Number(ORGANIZATION_ID);

const dataSource = new DataSource({
  type: 'postgres',
  url: DATABASE_URL,
  entities: Object.values(entities),
  poolSize: 10,
  installExtensions: false,
  extra: { types: valueTypes },
});

@Controller('api/v3/blood-glucose-reading')
class BloodGlucoseReadingController {
  private readonly readings = dataSource.getRepository(entities.BloodGlucoseReading);

  @Get(':readingId')
  async find(@Param('readingId', ParseIntPipe) id: number) {
    const reading = await this.readings.findOne({
      where: { organizationId, id },
      relations: {
        patient: true,
        item: { manufacturer: true },
        device: { currentPatient: true, deviceEvents: true, deviceIdentifiers: true, item: { manufacturer: true } },
      },
    });
    if (!reading) throw new NotFoundException();
    return readingResponse(reading);
  }
}

@Module({ controllers: [BloodGlucoseReadingController] })
class AppModule {}

async function run(): Promise<void> {
  await dataSource.initialize();
  const application = await NestFactory.create(AppModule, { logger: ['error'] });
  await application.listen(Number(PORT), '127.0.0.1');
}

run().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
