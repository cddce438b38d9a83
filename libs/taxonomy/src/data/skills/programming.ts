/** Programming languages and ways of programming. One skill per line; the format is described in `skill-table.ts`. */
export const programming = `
## PROGRAMMING 0.4 it
Programming | Programmeren | coding, computer programming, softwareprogrammeren, schrijven van code || 0.4
Software development | Softwareontwikkeling | software engineering, application development, applicatieontwikkeling, softwarebouw, ontwikkelen van software | ~Programming | 0.45
Web development | Webontwikkeling | website development, webdevelopment, websites bouwen | ^Software development, ~Front-end development, ~Back-end development | 0.5
Front-end development | Front-endontwikkeling | frontend, front end, front-end, frontend ontwikkeling, ui development, client-side development | ^Web development | 0.6
Back-end development | Back-endontwikkeling | backend, back end, back-end, backend ontwikkeling, server-side development | ^Web development | 0.6
Full-stack development | Full-stackontwikkeling | full stack, fullstack, full-stack | ^Web development | 0.6
Mobile app development | Ontwikkeling van mobiele apps | mobile development, app development, appontwikkeling, mobile apps | ^Software development | 0.6
Game development | Gameontwikkeling | game programming, videogame development, gamedevelopment | ^Software development, ~Unity, ~Unreal Engine | 0.75
Embedded software | Embedded software | embedded systems, embedded programming, embedded development, firmware development, embedded c | ^Software development, ~C, ~C++, ~Microcontrollers | 0.8
Object-oriented programming | Objectgeoriënteerd programmeren | oop, object oriented programming, object-oriented design, objectoriëntatie | ^Programming | 0.4
Functional programming | Functioneel programmeren | functional programming paradigm, fp-programming | ^Programming, ~Scala, ~Haskell | 0.55
Reactive programming | Reactief programmeren | rxjava, rx, reactive streams | ^Programming | 0.6
Data structures and algorithms | Datastructuren en algoritmen | algorithms, algoritmes, data structures, algorithm design | ^Programming | 0.45
Software architecture | Softwarearchitectuur | application architecture, solution architecture, software design, softwareontwerp, system design | ^Software development | 0.6
Design patterns | Ontwerppatronen | software design patterns, gof patterns | ^Software architecture | 0.45
Domain-driven design | Domain-driven design | ddd, domain driven development | ^Software architecture | 0.55
Microservices | Microservices | microservice architecture, microservicearchitectuur | ^Software architecture, ~Kubernetes, ~Docker | 0.55
Event-driven architecture | Event-driven architectuur | event sourcing, cqrs, eda-architecture | ^Software architecture, ~Apache Kafka | 0.6
Clean code | Clean code | solid principles, refactoring, code quality, codekwaliteit | ^Software development | 0.35
Code review | Codereview | code reviews, code nakijken, peer review of code, pull requests | ^Software development | 0.35
Pair programming | Pair programming | mob programming | ^Software development | 0.35
Application programming interfaces | Programmeerinterfaces | api, apis, api development, web api, api integration, api-koppelingen, webservices, web services | ^Software development, ~REST, ~GraphQL | 0.4
Legacy modernisation | Modernisering van legacy software | legacy systems, legacy migration, software migration | ^Software development | 0.45
Concurrency | Concurrency | multithreading, parallel programming, multi-threading | ^Programming | 0.55
Version control | Versiebeheer | source control, version control systems, versiebeheersystemen | ^Software development | 0.3
Low-code development | Low-code-ontwikkeling | low code, no-code, nocode, low-code | ^Software development, ~Mendix, ~OutSystems | 0.6
Internet of Things | Internet of Things | iot, iiot, connected devices | ~Embedded software | 0.55
Blockchain | Blockchain | distributed ledger, web3, smart contracts, cryptocurrency technology, ethereum | ^Software development | 0.7
Accessibility of websites | Webtoegankelijkheid | wcag, web accessibility, a11y, digitale toegankelijkheid, digitoegankelijk | ^Front-end development | 0.55
Search engine technology | Zoektechnologie | information retrieval, solr, apache solr, lucene, full-text search | ~Elasticsearch | 0.65

## PROGRAMMING 0.75 it ^Programming
Java || java se, java ee, j2ee, jakarta ee, jdk, core java | ^Object-oriented programming, ~Kotlin, ~Spring Framework
JavaScript || =JS, ecmascript, es6, javascripts, vanilla js, java script | ^Programming, ~TypeScript, ~HTML, ~Node.js | 0.6
TypeScript || type script | ^Programming, ~JavaScript | 0.65
Python || python3, python 3, python scripting, cpython | ^Programming, ~Django, ~Pandas | 0.65
C# || c sharp, csharp, c#.net | ^Object-oriented programming, ~.NET, ~Java
C++ || cpp, c plus plus, c++11, c++17, visual c++ | ^Object-oriented programming, ~C
?C || ansi c, c programming, c language, programming in c, c-programmeren | ^Programming, ~C++
?Go || golang, go language, go lang | ^Programming, ~Rust, ~Kubernetes
?Rust || rust language, rustlang, rust programming | ^Programming, ~C++, ~Go
?R || r programming, rstudio, r studio, r language, r statistics, tidyverse, ggplot2 | ^Programming, ~Statistics, ~Python, ~SPSS
?Swift || swiftui, swift language, swift programming | ^Mobile app development, ~iOS development, ~Objective-C
Objective-C || objective c, objc | ^Mobile app development, ~Swift, ~iOS development
Kotlin || kotlin multiplatform | ^Programming, ~Java, ~Android development
PHP || php8, php7, php 8, php 7 | ^Back-end development, ~Laravel, ~Symfony, ~MySQL | 0.7
Ruby || ruby language | ^Programming, ~Ruby on Rails
Scala || scala language | ^Functional programming, ~Java, ~Apache Spark | 0.8
Perl || perl5, perl scripting | ^Programming | 0.7
Haskell ||| ^Functional programming | 0.85
Erlang || erlang otp | ^Functional programming, ~Elixir | 0.9
Elixir || phoenix framework, elixir phoenix | ^Functional programming, ~Erlang | 0.85
Clojure || clojurescript | ^Functional programming, ~Java | 0.85
F# || f sharp, fsharp | ^Functional programming, ~.NET | 0.8
OCaml || o'caml, reasonml | ^Functional programming | 0.9
Lisp || common lisp, =Scheme language | ^Functional programming | 0.85
Prolog ||| ^Programming | 0.85
?Dart || dart language | ^Mobile app development, ~Flutter
Lua || lua scripting | ^Programming | 0.7
?Julia || julia language, julia programming | ^Programming, ~MATLAB | 0.85
MATLAB || simulink, matlab simulink, octave | ^Programming, ~Numerical analysis
?Groovy || apache groovy | ^Programming, ~Java | 0.7
Visual Basic || vb.net, vb6, visual basic .net, vb net | ^Programming, ~.NET, ~VBA | 0.65
VBA || visual basic for applications, excel vba, excel macros, macro's schrijven | ^Programming, ~Microsoft Excel | 0.6
Delphi || object pascal, embarcadero delphi | ^Programming | 0.8
Pascal || turbo pascal | ^Programming | 0.7
COBOL || cobol programming | ^Programming, ~IBM mainframe | 0.9
Fortran || fortran 90 | ^Programming, ~Numerical analysis | 0.85
ABAP || sap abap, abap oo, abap objects | ^Programming, ~SAP | 0.95
RPG programming || as400, as/400, ibm i, rpgle, iseries | ^Programming, ~IBM mainframe | 0.9
Assembly language | Assembleertaal | assembler programming, x86 assembly, arm assembly, assembly programming | ^Programming, ~Embedded software | 0.8
?Bash || shell scripting, shell script, bash scripting, unix shell, shell programming, zsh | ^Programming, ~Linux, ~PowerShell | 0.55
PowerShell || power shell, windows powershell, powershell scripting | ^Programming, ~Windows Server, ~Bash | 0.6
Scripting | Scripting | script languages, scripttalen, scripten | ^Programming, ~Bash, ~Python | 0.4
Apex language || salesforce apex, apex programming, visualforce, lightning web components | ^Programming, ~Salesforce | 0.9
Progress OpenEdge || openedge abl, progress 4gl, progress abl | ^Programming | 0.9
Solidity || solidity smart contracts | ^Programming, ~Blockchain | 0.9
VHDL || verilog, systemverilog, fpga programming, hardware description language | ^Programming, ~FPGA | 0.9
PLC programming | PLC-programmeren | plc, plc-programmering, programmable logic controller, plc software, structured text, ladder logic, iec 61131 | ^Programming, ~Industrial automation, ~Siemens TIA Portal, ~SCADA | 0.85
CNC programming | CNC-programmeren | g-code, cnc-programmering, cam programming, nc programming | ^Programming, ~CNC machining, ~CAM software | 0.85
Robot programming | Robotprogrammeren | kuka, abb robots, fanuc robots, robotprogrammering, industrial robot programming | ^Programming, ~Robotics | 0.85
CUDA || gpu programming, opencl, gpgpu | ^Programming, ~C++, ~Deep learning | 0.85
WebAssembly || wasm | ^Front-end development | 0.75
XSLT || xquery, xpath, xsl | ^Programming, ~XML | 0.65
Smalltalk || pharo | ^Object-oriented programming | 0.85
Ada programming || ada 95, ada language, spark ada | ^Programming, ~Embedded software | 0.85
LabVIEW || lab view, ni labview | ^Programming, ~Test and measurement equipment | 0.85
SAS programming || sas, base sas, sas studio, sas enterprise guide, sas viya | ^Programming, ~Statistics | 0.75
APL || apl language | ^Programming | 0.85
LaTeX || overleaf, tex typesetting | ~Technical writing | 0.45
Regular expressions | Reguliere expressies | regex, regexp | ^Programming | 0.35

## PROGRAMMING 0.5 it ^Front-end development
HTML || html5, html 5, xhtml, dhtml | ^Front-end development, ~CSS | 0.4
CSS || css3, css 3, stylesheets, cascading style sheets | ^Front-end development, ~HTML, ~Sass | 0.4
Sass || scss, less css, postcss | ^Front-end development, ~CSS
XML || xsd, dtd, xml schema | ^Data formats | 0.35
JSON || json schema, jsonp, yaml | ^Data formats | 0.3
Data formats | Gegevensformaten | data exchange formats, edifact messages, gegevensuitwisseling | ~Application programming interfaces | 0.35
Responsive design | Responsive design | responsive web design, mobile first, mobile-first | ^Front-end development, ~CSS | 0.45
AJAX programming || ajax | ^Front-end development, ~JavaScript | 0.45
Progressive web apps | Progressive web apps | pwa | ^Front-end development | 0.6
WebGL || three.js, threejs, webgpu | ^Front-end development, ~Computer graphics | 0.75
Web performance | Webprestaties | core web vitals, lighthouse audits, page speed, website performance | ^Front-end development | 0.55
`;
