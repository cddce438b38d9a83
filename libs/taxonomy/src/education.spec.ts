import { educationTypes } from '@tandem/domain/resume';
import { educationLevel, educationTypeOf, levelOfType } from './education';

describe('reading a diploma', () => {
  it.each([
    ['PhD in Physics', 8, 'PHD'],
    ['Gepromoveerd in de rechten', 8, 'PHD'],
    ['Master of Science, Computer Science', 7, 'MASTER_WO'],
    ['MSc Econometrie, Erasmus Universiteit', 7, 'MASTER_WO'],
    ['ir. Technische Bestuurskunde', 7, 'MASTER_WO'],
    ['Master, Hogeschool Utrecht', 7, 'MASTER_HBO'],
    ['wo werk- en denkniveau', 7, 'MASTER_WO'],
    ['B.Sc. Mathematics', 6, 'BACHELOR_WO'],
    ['Bachelor of Arts', 6, 'BACHELOR_WO'],
    ['HBO Verpleegkunde', 6, 'BACHELOR_HBO'],
    ['Bachelor Commerciële Economie, Fontys', 6, 'BACHELOR_HBO'],
    ['PABO', 6, 'BACHELOR_HBO'],
    ['Associate degree Logistiek', 5, 'BACHELOR_HBO'],
    ['MBO niveau 4 Verpleegkunde', 4, 'BACHELOR_MBO'],
    ['MBO-3 Verzorgende', 3, 'BACHELOR_MBO'],
    ['mbo 2 Helpende', 2, 'BACHELOR_MBO'],
    ['VWO, Gymnasium', 4, 'HIGH_SCHOOL_VWO'],
    ['A-levels', 4, 'HIGH_SCHOOL_VWO'],
    ['HAVO', 4, 'HIGH_SCHOOL_HAVO'],
    ['High school diploma', 4, 'HIGH_SCHOOL_HAVO'],
    ['VMBO-T', 2, 'HIGH_SCHOOL_VMBO'],
    ['MAVO', 2, 'HIGH_SCHOOL_VMBO'],
    ['Certificaat VCA', null, 'CERTIFICATE'],
    ['Gardening for pleasure', null, null],
    ['', null, null],
  ])('reads "%s" as level %s, type %s', (text, level, type) => {
    expect(educationLevel(text)).toBe(level);
    expect(educationTypeOf(text)).toBe(type);
  });

  it('knows the level of every type but certificates and others', () => {
    expect(educationTypes.filter((type) => levelOfType(type) === null)).toEqual(['CERTIFICATE', 'OTHER']);
  });
});
