/** Design, media, arts and sport. */
export const creative = `
## TOOLS_AND_FRAMEWORKS 0.6 design
Graphic design | Grafisch ontwerp | grafische vormgeving, vormgeven, graphic designing, visual design, vormgeving, grafisch ontwerpen, dtp, desktop publishing, opmaak, lay-out, visual communication | | 0.65
Adobe Creative Cloud || creative cloud, adobe creative suite, adobe cc, adobe suite, adobe-pakket, adobe creative cloud suite | ^Graphic design | 0.5
Adobe Photoshop || photoshop, gimp, affinity photo | ^Adobe Creative Cloud | 0.5
Adobe Illustrator || illustrator, coreldraw, inkscape, affinity designer, vector graphics | ^Adobe Creative Cloud | 0.6
Adobe InDesign || indesign, in-design, quarkxpress, affinity publisher | ^Adobe Creative Cloud | 0.65
Adobe Premiere Pro || premiere pro, final cut pro, adobe premiere, davinci resolve, avid media composer, final cut | ^Video editing | 0.75
Adobe After Effects || after effects, cinema 4d, motion design, motion graphics | ^Animation of images, ~Video editing | 0.8
Adobe XD || =Sketch, =InVision, =Zeplin, axure, balsamiq | ^User interface design | 0.65
=Figma || figma design, figjam | ^User interface design | 0.65
Canva || canva design, adobe express | ^Graphic design | 0.35
User interface design | Ontwerp van gebruikersinterfaces | ui design, interface design, ui-design, ui/ux, interfaceontwerp | ^User experience design | 0.7
User experience design | Ontwerp van gebruikerservaring | ux design, ux, user experience, ux/ui, ux-design, ux/ui design, interaction design, interactieontwerp, user-centered design, usability, gebruiksvriendelijkheid | | 0.65
User research | Gebruikersonderzoek | ux research, customer journey, klantreis, personas, user interviews, customer journeys, klantreizen, customer journey mapping | ^User experience design | 0.65
Wireframing | Wireframes maken | wireframes, mockups, prototyping ux, clickable prototypes, click models | ^User experience design | 0.6
Design systems | Designsystemen | design system, pattern libraries, style guides, huisstijl, corporate identity | ^User interface design | 0.65
Web design | Webdesign | webdesign, website design, webontwerp, websites ontwerpen | ^Graphic design | 0.6
Logo design | Logo-ontwerp | logo's ontwerpen, huisstijlontwerp, brand identity design | ^Graphic design | 0.7
Illustration | Illustreren | illustraties maken, tekenen, digital illustration, illustraties, schetsen, sketching | ^Graphic design | 0.7
Typography | Typografie | lettering design, type design | ^Graphic design | 0.7
Packaging design | Verpakkingsontwerp | packaging artwork, verpakkingen ontwerpen | ^Graphic design | 0.75
Product design | Productontwerp | industrial design, industrieel ontwerpen, industrieel productontwerp, producten ontwerpen | | 0.7
Fashion design | Modeontwerp | mode ontwerpen, clothing design, modevormgeving, textile design, kledingontwerp | | 0.85
Exhibition design | Tentoonstellingsontwerp | exhibition building, standbouw, stand building, decorbouw, set design, set building, decorontwerp | | 0.8
Photography | Fotografie | fotograferen, product photography, fotobewerking, photo editing, portretfotografie, lightroom, adobe lightroom, beeldbewerking, studiofotografie | | 0.7
Video production | Videoproductie | filmen, video's maken, film production, filming, videography, camerawerk, camera operation, filmproductie, videografie, cinematography | | 0.75
Video editing | Videomontage | film editing, video's monteren, monteren van video, videobewerking, post-production, postproductie, beeldmontage | ^Video production | 0.75
Animation of images | Animatie | 3d animation, 2d animation, animaties maken, character animation, maya, autodesk maya, 3ds max, blender 3d, zbrush, 3d modelling, 3d visualisation, 3d visualisatie, visual effects, vfx, storyboarding | | 0.8
Sound engineering | Geluidstechniek | audio engineering, audio mixing, pro tools, ableton live, ableton, geluid mixen, sound design, audio editing, geluidsbewerking, music production, muziekproductie, logic pro | | 0.85
Lighting technology | Lichttechniek | stage lighting, light design, podiumverlichting, grandma lighting, podiumtechniek, theatertechniek, stage technology, podiumtechnieken, rigging theatre | | 0.9
Audiovisual technology | Audiovisuele techniek | av-techniek, av technology, audiovisual equipment, audiovisueel, live streaming, livestreaming, broadcast technology, obs studio | | 0.75
Radio and television production | Radio- en televisieproductie | tv production, radio making, programma's maken, broadcasting, televisie, radio production, podcast, podcasting, podcasts maken, media production, mediaproductie | | 0.8
Directing | Regisseren | film directing, theatre directing, screenwriting, scenario schrijven, scriptwriting | | 0.9
Theatre acting | Acteren | drama, theatre performance, toneelspelen, voice acting, stemacteren, theater, improvisatie | | 0.9
Music performance | Muziek maken | musical instruments, zingen, singing, muziek, piano spelen, gitaar spelen, musicianship, conducting orchestras, composing, componeren, dirigeren, music theory, muziektheorie | | 0.8
Dance | Dans | dansen, ballet, choreography, choreografie, dance teaching, dansles | | 0.85
Visual arts | Beeldende kunst | fine arts, schilderkunst, beeldhouwen, sculpture, painting art, kunst, kunstgeschiedenis, art history | | 0.75
Art education | Kunsteducatie | cultural education, cultuureducatie, kunstzinnige vorming, museumeducatie | | 0.8
Museum work | Museumwerk | curating, collection management, museum, conservering, collectiebeheer, restoration of art, exhibitions, tentoonstellingen, museology | | 0.85
Cultural management | Cultuurmanagement | arts management, culturele projecten, kunst en cultuur, culturele programmering, festival programming | | 0.75
Publishing | Uitgeverij | book publishing, uitgeven, editorial work, redactie, redactievoering | | 0.7
Event technology | Evenemententechniek | stage building, podiumbouw, opbouw van evenementen, festivals opbouwen, event production, evenementenproductie | | 0.75
Presenting media | Presentatie radio en tv | tv presenting, dj, nieuwslezen, disc jockey, voice-over, moderatie van evenementen | | 0.85
Sports management | Sportmanagement | sport organisation, sportbeleid, sportevenementen, sportaccommodatie, sport en bewegen | | 0.7
Outdoor activities | Outdooractiviteiten | outdoor instruction, climbing, klimmen, mountain guiding, survival, skiles, ski instruction, zeilen, sailing, surfing instruction, zeilinstructie | | 0.8
Refereeing | Scheidsrechteren | arbitreren, sports officiating, umpiring | | 0.85
Esports and gaming | E-sports en gaming | e-sports, game streaming, competitive gaming | | 0.7
`;
