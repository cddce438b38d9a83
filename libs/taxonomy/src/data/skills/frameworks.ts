/** Frameworks, libraries and developer tools. */
export const frameworks = `
## TOOLS_AND_FRAMEWORKS 0.7 it ^Front-end development
=React || react.js, reactjs, react js, react hooks, react 18, react.js framework | ^JavaScript frameworks, ~JavaScript, ~Redux, ~Next.js
Angular || angularjs, angular.js, angular 2, angular 15, angular 17 | ^JavaScript frameworks, ~TypeScript, ~RxJS
=Vue || vue.js, vuejs, vue js, vue 3, vuex, pinia | ^JavaScript frameworks, ~JavaScript, ~Nuxt
=Svelte || sveltekit, svelte.js | ^JavaScript frameworks, ~JavaScript
JavaScript frameworks | JavaScript-frameworks | js frameworks, javascript libraries | ^Front-end development, ~JavaScript | 0.55
Next.js || nextjs, next js | ^JavaScript frameworks, ~React
Nuxt || nuxt.js, nuxtjs | ^JavaScript frameworks, ~Vue
Remix framework || remix.run, react router | ^JavaScript frameworks, ~React
=Ember || ember.js, emberjs | ^JavaScript frameworks
Backbone.js || backbonejs, knockout.js, knockoutjs | ^JavaScript frameworks
Astro framework || gatsby, gatsbyjs, static site generators, jamstack | ^JavaScript frameworks
jQuery || jquery ui | ^JavaScript frameworks, ~JavaScript | 0.45
Redux || redux toolkit, rtk query, mobx, zustand, state management in react | ^Front-end development, ~React
RxJS || rx.js, ngrx | ^Front-end development, ~Angular
D3.js || d3js, d3, highcharts, chart.js | ^Front-end development, ~Data visualisation
Bootstrap CSS || twitter bootstrap, bootstrap 5, =Bootstrap | ^Front-end development, ~CSS | 0.45
Tailwind CSS || tailwind, tailwindcss | ^Front-end development, ~CSS | 0.55
Material UI || mui, material design, angular material | ^Front-end development | 0.5
Styled components || css-in-js, emotion css | ^Front-end development, ~React | 0.55
Storybook || storybook.js, component libraries | ^Front-end development, ~Design systems | 0.6
Webpack || babel.js, rollup.js, parcel bundler, esbuild, module bundlers | ^Front-end development | 0.5
=Vite || vitejs, vite.js | ^Front-end development | 0.55
npm || yarn package manager, pnpm, node package manager | ^Front-end development | 0.35
Electron || electron.js, electronjs, tauri | ^Front-end development | 0.7
Web components | Webcomponenten | custom elements, lit element, stencil.js | ^Front-end development | 0.6

## TOOLS_AND_FRAMEWORKS 0.7 it ^Back-end development
Node.js || nodejs, node js, =Node | ^Back-end development, ~JavaScript, ~Express.js
Express.js || expressjs, express js | ^Back-end development, ~Node.js
NestJS || nest.js, nest js | ^Back-end development, ~Node.js, ~TypeScript
Fastify || koa.js, koajs, hapi.js | ^Back-end development, ~Node.js
=Deno || deno.js, =Bun runtime | ^Back-end development, ~Node.js
Spring Framework || spring boot, springboot, spring mvc, spring cloud, spring security, spring data, ?Spring, spring webflux | ^Back-end development, ~Java, ~Hibernate
Hibernate || jpa, java persistence api, =JPA | ^Back-end development, ~Java | 0.65
Quarkus || micronaut, vert.x | ^Back-end development, ~Java
Apache Camel || mulesoft, mule esb, enterprise service bus, tibco, webmethods | ^Systems integration, ~Java | 0.75
Systems integration | Systeemintegratie | application integration, integratie van systemen, integration platforms, ipaas, middleware, koppelingen bouwen | ~Application programming interfaces | 0.55
Django || django rest framework, drf | ^Back-end development, ~Python
=Flask || flask python, python flask | ^Back-end development, ~Python
FastAPI || fast api, pydantic | ^Back-end development, ~Python
Laravel || lumen framework, eloquent orm | ^Back-end development, ~PHP
Symfony || symfony2, symfony 6 | ^Back-end development, ~PHP
Zend Framework || laminas, codeigniter, cakephp, yii | ^Back-end development, ~PHP
Ruby on Rails || rails, ror | ^Back-end development, ~Ruby
.NET || dotnet, .net core, .net framework, dot net, dotnet core, .net 6, .net 8, net core, microsoft .net | ^Back-end development, ~C#, ~ASP.NET
ASP.NET || asp net, asp.net mvc, asp.net core, aspnet, web forms, classic asp | ^Back-end development, ~.NET, ~C#
Blazor || razor pages | ^Front-end development, ~.NET
Entity Framework || ef core, entity framework core, linq, nhibernate, dapper orm | ^Back-end development, ~.NET
WPF || xaml, winforms, windows forms, windows presentation foundation | ^Software development, ~.NET
Umbraco || umbraco cms, sitecore, kentico, optimizely cms, episerver | ^Content management systems, ~.NET | 0.8
GraphQL || apollo graphql, apollo server | ^Application programming interfaces | 0.65
=REST | =REST | rest api, restful, rest apis, restful api, restful web services, rest services | ^Application programming interfaces | 0.4
SOAP web services || soap, wsdl, soap api | ^Application programming interfaces | 0.5
gRPC || protobuf, protocol buffers | ^Application programming interfaces | 0.65
OpenAPI || swagger, openapi specification, =RAML | ^Application programming interfaces | 0.5
Postman API || postman, insomnia rest, soapui, soap ui | ^Application programming interfaces, ~API testing | 0.45
WebSockets || websocket, socket.io, signalr | ^Back-end development | 0.55
OAuth || oauth2, oauth 2.0, openid connect, oidc, =SAML, jwt, keycloak, single sign-on, sso | ^Identity and access management | 0.55
RabbitMQ || activemq, message queues, message brokers, amqp, mqtt, zeromq | ^Event-driven architecture | 0.65
Apache Kafka || kafka, kafka streams, confluent platform | ^Event-driven architecture, ~RabbitMQ | 0.7
Celery task queue || celery python | ^Back-end development, ~Python | 0.65
Sidekiq || bullmq, background jobs | ^Back-end development | 0.65

## TOOLS_AND_FRAMEWORKS 0.75 it ^Mobile app development
iOS development | iOS-ontwikkeling | ios, ios apps, xcode, uikit, cocoa touch, iphone development | ^Mobile app development, ~Swift
Android development | Android-ontwikkeling | android, android studio, android sdk, jetpack compose | ^Mobile app development, ~Kotlin, ~Java
React Native || react-native, expo react native | ^Mobile app development, ~React
=Flutter || flutter framework, flutter sdk | ^Mobile app development, ~Dart
Xamarin || .net maui, xamarin forms | ^Mobile app development, ~C#
Ionic || apache cordova, phonegap, cordova, capacitor js, ionic framework | ^Mobile app development

## TOOLS_AND_FRAMEWORKS 0.75 it ^Game development
?Unity || unity3d, unity 3d, unity engine | ^Game development, ~C#
Unreal Engine || unreal, ue4, ue5, unreal engine 5 | ^Game development, ~C++
Godot || godot engine, gamemaker | ^Game development
Computer graphics | Computergraphics | opengl, vulkan api, directx, shaders, 3d graphics programming, =GLSL | ^Game development
Virtual reality | Virtual reality | vr development, augmented reality, ar/vr, mixed reality, xr development | ^Game development | 0.7

## TOOLS_AND_FRAMEWORKS 0.5 it ^Software development
Git || github, gitlab, bitbucket, git flow, gitflow | ^Version control | 0.35
Subversion || svn, tfs, team foundation server, mercurial, clearcase | ^Version control | 0.4
Visual Studio || visual studio code, vs code, vscode | ^Integrated development environments | 0.35
Integrated development environments | Ontwikkelomgevingen | ide, intellij, intellij idea, eclipse ide, webstorm, pycharm, netbeans | ^Software development | 0.35
Maven || apache maven, gradle, apache ant | ^Build automation, ~Java | 0.5
Build automation | Buildautomatisering | makefiles, cmake, bazel, msbuild, build tooling | ^Software development | 0.5
UML || unified modeling language, uml diagrams, enterprise architect sparx | ^Systems analysis | 0.45
Content management systems | Contentmanagementsystemen | cms, cms systems, content management system, cms-systemen | ~Web content management | 0.45
WordPress || word press, wp themes, elementor, gutenberg editor | ^Content management systems, ~PHP | 0.5
Drupal || drupal 9, drupal 10 | ^Content management systems, ~PHP | 0.7
Joomla || typo3, concrete5 | ^Content management systems, ~PHP | 0.6
Adobe Experience Manager || aem, adobe aem | ^Content management systems, ~Java | 0.85
Headless CMS || contentful, strapi, sanity cms, prismic, storyblok | ^Content management systems | 0.6
Magento || adobe commerce, magento 2 | ^E-commerce platforms, ~PHP | 0.8
Shopify || shopify plus, liquid templates | ^E-commerce platforms | 0.7
WooCommerce || prestashop, lightspeed ecom, opencart | ^E-commerce platforms, ~WordPress | 0.65
Salesforce Commerce Cloud || sfcc, demandware, commercetools, hybris, sap commerce | ^E-commerce platforms | 0.85
E-commerce platforms | E-commerceplatformen | webshop platforms, webshopsoftware, e-commerce systems | ~E-commerce | 0.6
Mendix || mendix studio pro | ^Low-code development | 0.9
OutSystems || out systems | ^Low-code development | 0.9
Microsoft Power Platform || power apps, powerapps, power automate, microsoft flow, power platform, power virtual agents, copilot studio | ^Low-code development, ~Power BI, ~Microsoft 365 | 0.7
Pega || pegasystems, pega prpc, appian, betty blocks, thinkwise | ^Low-code development | 0.9
Robotic process automation | Robotic process automation | rpa, uipath, blue prism, automation anywhere, procesrobotisering | ^Software development, ~Process automation | 0.8
Zapier || make.com, n8n, workflow automation tools, integromat | ^Low-code development | 0.55
Jira || atlassian jira, jira software, jira service management | ^Issue tracking, ~Agile working | 0.35
Confluence || atlassian confluence, =Notion, wiki software | ^Issue tracking | 0.3
Issue tracking | Issuetracking | bugzilla, bug tracking, youtrack, redmine, linear app | ^Software development | 0.3
Azure DevOps || vsts, azure boards, azure repos | ^Continuous integration and delivery, ~Microsoft Azure | 0.55
AI-assisted coding | Programmeren met AI | github copilot, copilot coding, cursor ide, ai coding assistants | ^Software development | 0.4
OpenCV || open cv | ^Computer vision | 0.8
ROS robotics || robot operating system, ros2, =ROS | ^Robotics, ~C++ | 0.9
Qt framework || qt, qml, gtk+ | ^Software development, ~C++ | 0.75
Boost libraries || c++ boost, stl library | ^Software development, ~C++ | 0.75
Geographic information systems | Geografische informatiesystemen | gis, arcgis, qgis, esri, geo-informatie, geodata, geo-information, postgis | | 0.75
`;
