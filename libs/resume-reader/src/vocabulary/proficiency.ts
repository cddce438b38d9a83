import { verbose } from '@tandem/domain/verbose';
import { fold } from '../text/fold';

const proficiency = verbose()`
  ^(?:
    expert|advanced|intermediate|beginner|basic|novice|proficient|competent|familiar|fluent|native|master|good|excellent|very good
    |working knowledge|experienced|skilled|gevorderd|gemiddeld|basis|goed|zeer goed|uitstekend|ervaren|sehr gut|gut|grundkenntnisse
    |fortgeschritten|experte|anfanger|avance|intermediaire|debutant|avanzado|intermedio|basico|medio|alto|avanzato|base|principiante
    |others?|daily|weekly|often|regularly|sometimes|occasionally|dagelijks|wekelijks|vaak|regelmatig|soms|veel|etc|and more|overig
    |\d{1,3}\s?%|[+*]{1,5}|\d+(?:\.\d+)?\s*\/\s*\d+
    |\d+\+?\s*(?:years?|yrs?|jaar|jahre|ans|anos|anni)(?: (?:of )?experience| ervaring)?
  )\.?$
`;

const category = verbose()`
  ^(?:
    (?:programming |computer |scripting |markup |web |coding |natural |spoken )?languages?|frameworks?|libraries
    |frameworks? (?:and|&) libraries|tools?|technologies|technology|databases?|software|platforms?|frontend|front-end|backend
    |back-end|devops|cloud|operating systems?|soft skills?|hard skills?|technical skills?|tech|soft|technical|misc|miscellaneous
    |systems|web|mobile|data|methods|methodologies|design|development|skills?|awards?|interests?|sports?|hobb(?:ies|ys)|interessen
    |interesses|technologien|technologieen|programmeertalen|talen|sprachen|programmierung|betriebssysteme|programmiersprachen
    |lenguajes de programacion|herramientas|communication skills|computer skills|digital skills|protocols|versioning|version control
    |certifications?|testing|infrastructure|expertise|persoonlijke vaardigheden|technische vaardigheden|overige|kennis|competenties
    |werkzeuge|datenbanken|langages|outils|bases de donnees|linguaggi|strumenti|professional|personal|key skills|core skills
    |tools (?:and|&) technologies
  )$
`;

/** A word for how well something is known, not for what is known. */
export const isProficiency = (text: string): boolean => proficiency.test(fold(text).trim());

/** A heading within a list of skills. */
export const isSkillCategory = (text: string): boolean => category.test(fold(text).trim());
