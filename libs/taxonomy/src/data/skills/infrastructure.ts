/** System administration, operating systems, networks, DevOps, security, testing and IT service. */
export const infrastructure = `
## OPERATING_SYSTEMS 0.5 it
Operating systems | Besturingssystemen | operating system, besturingssysteem | | 0.35
Linux || gnu/linux, linux administration, linuxbeheer, linux server, linux servers | ^Operating systems | 0.55
Ubuntu || debian, linux mint, raspbian | ^Linux | 0.5
Red Hat Enterprise Linux || red hat, redhat, rhel, centos, fedora linux, rocky linux, oracle linux | ^Linux | 0.6
SUSE Linux || suse, sles, opensuse | ^Linux | 0.65
Unix || aix, solaris, hp-ux, freebsd, openbsd | ^Operating systems | 0.65
=Windows | =Windows | windows 10, windows 11, ms windows, microsoft windows, windows 7, windows xp, windows os | ^Operating systems | 0.25
macOS || mac os, os x, apple macintosh, mac osx, apple mac | ^Operating systems | 0.35
Android device management || mobile device management, intune, microsoft intune, jamf, mobileiron, =EMM | ^Systems administration | 0.6
IBM mainframe || mainframe, z/os, zos, jcl, cics, ims db | ^Operating systems, ~COBOL | 0.9
Real-time operating systems | Realtime besturingssystemen | rtos, freertos, vxworks, qnx, embedded linux, yocto | ^Operating systems, ~Embedded software | 0.85
Chrome OS || chromebook, chromeos | ^Operating systems | 0.3

## SYSTEM_ADMINISTRATION 0.6 it ^Systems administration
Systems administration | Systeembeheer | system administration, sysadmin, serverbeheer, server administration, technisch beheer, beheer van servers, it-beheer, ict-beheer | | 0.6
Windows Server || windows server 2019, windows server 2016, windows servers, windows server 2022 | ^Systems administration, ~Active Directory
Active Directory || azure ad, azure active directory, entra id, microsoft entra, ldap, group policy, group policies, gpo | ^Systems administration, ~Windows Server
Microsoft Exchange || exchange server, exchange online, ms exchange | ^Systems administration
VMware || vsphere, esxi, vmware esx, vcenter, vmware horizon | ^Virtualisation
Hyper-V || hyper v, proxmox, kvm virtualization, nutanix, xenserver | ^Virtualisation
Virtualisation | Virtualisatie | virtualization, virtual machines, virtuele machines, server virtualisation | ^Systems administration
Citrix || xenapp, xendesktop, citrix netscaler, remote desktop services, virtual desktop infrastructure, =VDI, azure virtual desktop | ^Virtualisation | 0.7
Microsoft System Center || sccm, mecm, system center, configuration manager, =SCOM | ^Systems administration | 0.7
Microsoft 365 administration | Microsoft 365-beheer | office 365 administration, office 365 beheer, m365, o365, exchange beheer, microsoft 365 admin | ^Systems administration, ~Microsoft 365 | 0.6
Storage systems | Opslagsystemen | san storage, netapp, nas storage, emc storage, storage area network, dell emc | ^Systems administration | 0.65
Backup and recovery | Back-up en herstel | veeam, data recovery, disaster recovery, backup management, backup en restore, back-ups | ^Systems administration | 0.5
Monitoring of systems | Systeemmonitoring | nagios, zabbix, prtg, systems monitoring, monitoring tools, solarwinds | ^Systems administration, ~Observability | 0.55
Workplace management IT | Werkplekbeheer | werkplekondersteuning, desktop support, endpoint management, end-user computing, desktop management, werkplekken beheren | ^IT support | 0.55
IT support | IT-ondersteuning | technical support, helpdesk, help desk, service desk, servicedesk, ict-ondersteuning, it helpdesk, first line support, eerstelijns ondersteuning, second line support, tweedelijns support, user support, gebruikersondersteuning | | 0.5
Remote support tools | Hulp op afstand | teamviewer, anydesk, remote desktop | ^IT support | 0.4
Ticketing systems | Ticketsystemen | topdesk, servicenow, zendesk, freshdesk, ticketing system, ticketing, incidentregistratie | ^IT support | 0.5
ITIL || itil foundation, itil v3, itil 4, it service management, itsm, itil certified | ^IT support | 0.5
Incident management | Incidentmanagement | incidentbeheer, problem management, probleembeheer, incident response management, change management itil | ^ITIL | 0.45
Functional application management | Functioneel applicatiebeheer | functioneel beheer, functional management, functioneel beheerder, applicatiebeheer, application management, application support, applicatieondersteuning | | 0.7
Technical application management | Technisch applicatiebeheer | technisch applicatiebeheerder, asl application services, application maintenance | ^Functional application management | 0.65
Hardware maintenance | Hardwareonderhoud | pc repair, computer repair, computerreparatie, computer hardware, pc hardware, hardware installation, laptops repareren | ^IT support | 0.5
Printers and peripherals | Printers en randapparatuur | printer support, printerbeheer, randapparatuur | ^Hardware maintenance | 0.35
Data centre operations | Datacenterbeheer | data center, datacenter, data centre, server rooms, serverruimtes, rack and stack, data center operations | ^Systems administration | 0.7
Web servers | Webservers | apache http server, nginx, iis, tomcat, apache tomcat, jboss, weblogic, websphere, wildfly, haproxy | ^Systems administration | 0.55
DNS and hosting | DNS en hosting | web hosting, dns management, cpanel, plesk, domain management, directadmin | ^Systems administration | 0.5
SharePoint || microsoft sharepoint, sharepoint online, ms sharepoint | ^Microsoft 365 administration | 0.5
Identity and access management | Identiteits- en toegangsbeheer | iam, okta, access management, sailpoint, cyberark, toegangsbeheer, privileged access management, autorisatiebeheer | ^Information security | 0.7
Licence management of software | Softwarelicentiebeheer | software asset management, licentiebeheer, licence management | ^IT support | 0.5

## NETWORKING 0.65 it ^Computer networks
Computer networks | Computernetwerken | networking technology, network administration, netwerkbeheer, network management, network infrastructure, netwerkinfrastructuur, netwerken beheren, =LAN, =WAN, lan/wan, network engineering | | 0.55
TCP/IP || tcp ip, ip networking, ipv4, ipv6, subnetting, internet protocols | ^Computer networks | 0.5
Cisco || cisco ios, cisco routers, cisco switches, cisco nexus, cisco meraki | ^Computer networks | 0.65
Juniper || junos, arista, aruba networks, hp procurve, extreme networks | ^Computer networks | 0.7
Routing and switching | Routing en switching | routers, switches, bgp, ospf, vlan, vlans, eigrp, mpls, network switches | ^Computer networks
Firewalls | Firewalls | firewall, palo alto networks, fortinet, fortigate, checkpoint firewall, pfsense, sophos, firewall management | ^Network security
Network security | Netwerkbeveiliging | intrusion detection, ids/ips, network access control, zero trust | ^Information security, ~Computer networks | 0.7
VPN || virtual private network, ipsec, openvpn | ^Computer networks | 0.5
Wireless networks | Draadloze netwerken | wifi, wi-fi, wlan, wireless lan, draadloos netwerk | ^Computer networks | 0.5
Load balancing | Load balancing | f5 big-ip, f5 networks, load balancers, =CDN, cloudflare | ^Computer networks | 0.65
VoIP || voice over ip, sip trunking, asterisk pbx, ip telephony, ip-telefonie, pabx, unified communications | ^Computer networks | 0.65
DHCP || dns, dns server, dhcp server | ^Computer networks | 0.45
SD-WAN || software defined networking, sdn, sdwan | ^Computer networks | 0.75
Network monitoring | Netwerkmonitoring | wireshark, snmp, packet analysis, network analysis, netflow | ^Computer networks | 0.6
Structured cabling | Gestructureerde bekabeling | network cabling, netwerkbekabeling, data cabling, databekabeling, utp cabling, patching cables, patchkasten | ^Computer networks, ~Fibre optics | 0.65
Fibre optics | Glasvezel | fiber optics, glasvezeltechniek, fibre optic splicing, glasvezel lassen, ftth, fiber splicing | ^Telecommunications technology | 0.75
Telecommunications technology | Telecommunicatietechniek | telecom, telecommunication systems, telecomtechniek, telecommunications | | 0.6
Mobile networks | Mobiele netwerken | 5g, 4g lte, lte networks, ran engineering, gsm networks, umts, radio access network | ^Telecommunications technology | 0.8
Radio frequency engineering | Hoogfrequenttechniek | rf engineering, antenna design, antennes, rf design, microwave engineering | ^Telecommunications technology | 0.85
CCNA || cisco certified network associate, ccnp, ccie, cisco certification | ^Cisco | 0.7

## DEVOPS 0.65 it ^DevOps
DevOps | DevOps | dev ops, devops practices, devops engineering, platform engineering | | 0.6
Cloud computing | Cloudcomputing | cloud, cloud platforms, cloud services, cloud infrastructure, cloud technology, public cloud, cloudoplossingen, cloud native, cloud-native, cloudplatformen | | 0.5
Amazon Web Services || aws, amazon aws, aws cloud, ec2, amazon s3, aws lambda, cloudformation, aws ecs, aws eks | ^Cloud computing
Microsoft Azure || azure, azure cloud, azure functions, azure app services, azure aks | ^Cloud computing
Google Cloud || gcp, google cloud platform, google kubernetes engine, gke | ^Cloud computing
OpenStack || cloud foundry, private cloud, ibm cloud, oracle cloud infrastructure, digitalocean, heroku, alibaba cloud | ^Cloud computing
Serverless | Serverless | serverless computing, function as a service, aws serverless | ^Cloud computing, ~Amazon Web Services
Docker || docker compose, containers docker, docker swarm, dockerfile, podman, containerization, containerisation, containerisatie | ^DevOps, ~Kubernetes | 0.55
Kubernetes || k8s, kubectl, rancher, aks, eks | ^DevOps, ~Docker, ~Helm
?Helm || helm charts, helm chart, kustomize | ^DevOps, ~Kubernetes
OpenShift || red hat openshift, okd | ^DevOps, ~Kubernetes
Service mesh | Service mesh | istio, linkerd, envoy proxy, consul service mesh | ^DevOps, ~Kubernetes | 0.75
Infrastructure as code | Infrastructure as code | iac, infrastructure-as-code, pulumi, bicep templates, arm templates, packer images | ^DevOps, ~Terraform
Terraform || terraform cloud, terragrunt, opentofu, hashicorp | ^Infrastructure as code
Ansible || ansible tower, ansible playbooks | ^Infrastructure as code
=Puppet || puppet enterprise, puppet labs | ^Infrastructure as code
?Chef || chef infra, saltstack, salt stack | ^Infrastructure as code
Vagrant || virtualbox | ^DevOps | 0.5
Continuous integration and delivery | Continuous integration en delivery | ci/cd, ci cd, continuous integration, continuous delivery, continuous deployment, cicd, build pipelines, deployment pipelines, ci/cd pipelines | ^DevOps | 0.5
Jenkins || teamcity, bamboo ci, jenkins pipelines, circleci, travis ci, hudson ci | ^Continuous integration and delivery
GitLab CI || gitlab ci/cd, github actions, bitbucket pipelines, gitlab runners | ^Continuous integration and delivery, ~Git
Argo CD || argocd, fluxcd, gitops, =Flux | ^Continuous integration and delivery, ~Kubernetes | 0.75
Artifactory || nexus repository, jfrog | ^Continuous integration and delivery
SonarQube || sonarcloud, static code analysis, statische code-analyse, linting | ^Continuous integration and delivery
Observability | Observability | opentelemetry, jaeger tracing, distributed tracing, application performance monitoring | ^DevOps
Prometheus || grafana, alertmanager, victoriametrics | ^Observability
Datadog || new relic, dynatrace, appdynamics, sentry.io | ^Observability
Log management | Logbeheer | splunk, graylog, log analysis, loki logging | ^Observability
Site reliability engineering | Site reliability engineering | sre, site reliability, reliability engineering software, chaos engineering | ^DevOps | 0.75
Release management | Releasemanagement | releasebeheer, release planning, deployment management, release coordination | ^DevOps | 0.5
Cloud migration | Cloudmigratie | migration to cloud, migratie naar de cloud, cloud transformation, lift and shift | ^Cloud computing
Cloud architecture | Cloudarchitectuur | aws solutions architect, azure solutions architect, cloud architect skills, well-architected | ^Cloud computing | 0.75
FinOps || cloud cost management, cloud cost optimisation | ^Cloud computing | 0.75

## SYSTEM_ADMINISTRATION 0.75 it ^Information security
Information security | Informatiebeveiliging | cybersecurity, cyber security, it security, it-beveiliging, ict-beveiliging, infosec, data security, gegevensbeveiliging, computer security, digitale veiligheid | | 0.65
Penetration testing | Penetratietesten | pentesting, pen testing, pentest, ethical hacking, ethisch hacken, red teaming, burp suite, metasploit, kali linux | ^Information security | 0.9
Vulnerability management | Kwetsbaarhedenbeheer | vulnerability assessment, vulnerability scanning, nessus, qualys, kwetsbaarheidsscans | ^Information security
Security operations | Security operations | soc analyst skills, security operations center, security monitoring, siem, qradar, azure sentinel, microsoft sentinel, arcsight | ^Information security | 0.85
Incident response | Incidentrespons | security incident response, csirt, cert team, threat hunting, forensic investigation of incidents | ^Information security | 0.85
Digital forensics | Digitaal forensisch onderzoek | computer forensics, digitale recherche, malware analysis, reverse engineering of malware | ^Information security | 0.9
Threat intelligence | Dreigingsinformatie | threat modelling, threat modeling, mitre att&ck, cyber threat intelligence | ^Information security | 0.85
Application security | Applicatiebeveiliging | owasp, owasp top 10, secure coding, devsecops, sast, dast, security testing, secure software development | ^Information security, ~Penetration testing
Cloud security | Cloudbeveiliging | aws security, azure security, cloud security posture, =CASB | ^Information security, ~Cloud computing
Cryptography | Cryptografie | encryption, encryptie, pki, public key infrastructure, ssl/tls, tls certificates, key management | ^Information security
Endpoint security | Endpointbeveiliging | antivirus, edr, endpoint protection, crowdstrike, microsoft defender | ^Information security
Security awareness | Beveiligingsbewustzijn | phishing awareness, security awareness training, bewustwording informatiebeveiliging | ^Information security | 0.55
ISO 27001 || iso27001, iso/iec 27001, isms, nen 7510, nen7510, baseline informatiebeveiliging overheid, =BIO, iso 27002, nist csf, nis2, soc 2 | ^Information security, ~Compliance | 0.75
Industrial cybersecurity | OT-beveiliging | ot security, ics security, scada security, iec 62443 | ^Information security, ~SCADA | 0.85
CISSP || certified information systems security professional | ^Information security | 0.85
CISM || certified information security manager, cisa, certified information systems auditor | ^Information security, ~IT auditing | 0.85
CEH || certified ethical hacker, oscp, offensive security certified professional | ^Penetration testing | 0.9
CompTIA Security+ || comptia, comptia a+ | ^Information security | 0.6
IT auditing | IT-audit | it audit, edp auditing, it-auditing, itgc, it general controls | ^Auditing, ~Information security | 0.85

## TESTING 0.6 it ^Software testing
Software testing | Softwaretesten | application testing, testing software, software quality assurance, testen van software, test engineering, software qa, applicaties testen | | 0.6
Test automation | Testautomatisering | automated testing, geautomatiseerd testen, automation testing, qa automation, automated tests | ^Software testing, ~Selenium | 0.65
Manual testing | Handmatig testen | exploratory testing, manueel testen | ^Software testing
Functional testing | Functioneel testen | system testing, systeemtesten, smoke testing, end-to-end testing, e2e testing | ^Software testing | 0.5
Acceptance testing | Acceptatietesten | uat, user acceptance testing, gebruikersacceptatietest, acceptatietest, acceptance tests | ^Software testing | 0.45
Regression testing | Regressietesten | regression tests, regressietest | ^Software testing | 0.5
Integration testing | Integratietesten | integration tests, ketentest, ketentesten, system integration testing | ^Software testing | 0.5
Performance testing | Prestatietesten | load testing, stress testing of software, jmeter, gatling, loadrunner, k6, performance tests | ^Software testing | 0.65
Unit testing | Unittesten | unit tests, unit test, unittests | ^Software testing | 0.4
Test-driven development | Test-driven development | tdd, test driven development | ^Software testing | 0.45
Behaviour-driven development | Behaviour-driven development | bdd, cucumber, gherkin, specflow, behavior driven development | ^Software testing | 0.55
Test management | Testmanagement | test planning, testplannen, test strategy, teststrategie, test coordination, testcoördinatie | ^Software testing | 0.6
Test case design | Testgevallen ontwerpen | test cases, testcases, testscripts, test scripts, test design techniques, testspecificaties | ^Software testing | 0.5
TMap || istqb, istqb foundation, tmap next, tmap suite | ^Software testing | 0.7
Selenium || selenium webdriver, webdriverio, appium | ^Test automation
Cypress || cypress.io, testcafe | ^Test automation
Playwright || puppeteer testing, puppeteer | ^Test automation
Robot Framework || tosca, tricentis tosca, ranorex, katalon, testcomplete | ^Test automation | 0.75
JUnit || testng, mockito, spock framework | ^Unit testing, ~Java
=Jest || vitest, mocha chai, jasmine karma, testing library | ^Unit testing, ~JavaScript
Pytest || python unittest | ^Unit testing, ~Python
NUnit || xunit, mstest | ^Unit testing, ~.NET
PHPUnit || phpstan, codeception | ^Unit testing, ~PHP
API testing | API-testen | rest assured, api tests, contract testing | ^Software testing, ~Postman API
Usability testing | Gebruikerstesten | user testing, usability tests, gebruikerstest, gebruiksvriendelijkheid testen | ~User research | 0.6
HP ALM || quality center, testrail, hp quality center, xray jira, zephyr jira | ^Test management | 0.65
Accessibility testing | Toegankelijkheidstesten | wcag testing, screen reader testing | ^Software testing, ~Accessibility of websites | 0.65
Game testing | Games testen | playtesting, game qa | ^Software testing, ~Game development | 0.7
`;
