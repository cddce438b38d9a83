/** Databases, analytics and data science. */
export const dataAndAi = `
## DATABASES 0.6 data
Databases | Databases | database, database management, databasebeheer, relational databases, rdbms, databank, relationele databases | | 0.4
SQL || structured query language, sql queries, sql query's, sql scripting | ^Databases | 0.45
MySQL || mariadb, my sql, percona | ^SQL, ~PHP
PostgreSQL || postgres, postgre sql, psql, pgsql, timescaledb | ^SQL
Microsoft SQL Server || sql server, mssql, ms sql, ms sql server, t-sql, tsql, transact-sql, ssms | ^SQL, ~SSIS
Oracle Database || oracle, oracle db, pl/sql, plsql, oracle sql, oracle 12c, oracle 19c, sql*plus | ^SQL | 0.7
IBM Db2 || db2, ibm db2 | ^SQL, ~IBM mainframe | 0.75
SQLite || sqlite3 | ^SQL | 0.45
Sybase || sap ase, informix, firebird database, teradata, interbase | ^SQL | 0.7
SAP HANA || hana, s/4hana database | ^Databases, ~SAP | 0.85
=Microsoft Access || ms access, ms-access, access databases, access database | ^Databases, ~Microsoft Office | 0.45
NoSQL || no-sql, nosql databases, document databases | ^Databases | 0.55
MongoDB || mongo, mongoose, mongo db | ^NoSQL
Redis || redis cache, memcached, valkey | ^NoSQL
Apache Cassandra || cassandra, scylladb, apache hbase, hbase | ^NoSQL | 0.75
Couchbase || couchdb, ravendb | ^NoSQL | 0.75
DynamoDB || dynamo db, cosmos db, cosmosdb, firestore | ^NoSQL, ~Amazon Web Services
Firebase || google firebase, supabase | ^NoSQL, ~Mobile app development
Neo4j || graph databases, graph database, cypher query language, sparql, rdf, triple store | ^NoSQL | 0.8
Elasticsearch || elastic search, opensearch, elk stack, kibana, logstash, =ELK | ^NoSQL, ~Log management | 0.65
Vector databases | Vectordatabases | pinecone, pgvector, weaviate, milvus | ^NoSQL, ~Large language models | 0.75
Data modelling | Datamodelleren | data modeling, datamodellering, entity relationship model, er diagrams, data vault, database design, databaseontwerp | ^Databases | 0.55
Database administration | Databaseadministratie | dba, database tuning, query optimisation, query optimization, database performance, backup and recovery of databases | ^Databases | 0.7
Data migration | Datamigratie | database migration, dataconversie, data conversion | ^Databases | 0.5
Stored procedures | Stored procedures | database triggers, database programming | ^SQL | 0.5
Master data management | Masterdatamanagement | mdm, master data, stamgegevens, stamdata | ^Data governance | 0.6

## ANALYTICS 0.6 data ^Data analysis
Data analysis | Data-analyse | data analytics, analyse van data, analysing data, gegevensanalyse, data analyst skills, data analyses | | 0.45
Business intelligence | Business intelligence | =BI, bi tools, bi-rapportages, management information, managementinformatie | ^Data analysis, ~Power BI, ~Tableau | 0.6
Power BI || powerbi, microsoft power bi, ms power bi, dax, power query, power pivot | ^Business intelligence, ~Microsoft Excel | 0.65
Tableau || tableau desktop, tableau server | ^Business intelligence | 0.7
Qlik || qlikview, qlik sense, qliksense | ^Business intelligence | 0.75
=Looker || looker studio, google data studio, lookml, data studio | ^Business intelligence | 0.65
SAP BusinessObjects || business objects, sap bo, sap bw, crystal reports, webi | ^Business intelligence, ~SAP | 0.8
IBM Cognos || cognos, microstrategy, cognos analytics, tm1 | ^Business intelligence | 0.8
SSRS || sql server reporting services, ssas, reporting services, analysis services | ^Business intelligence, ~Microsoft SQL Server | 0.7
Data visualisation | Datavisualisatie | data visualization, dashboards, dashboarding, visualisation of data, data storytelling | ^Data analysis | 0.5
Reporting | Rapporteren | rapportages, rapportage, management reporting, rapportages opstellen, verslaglegging | | 0.2
Web analytics | Webanalyse | google analytics, ga4, google tag manager, adobe analytics, matomo, hotjar, piwik, webstatistieken | ^Data analysis, ~Online marketing | 0.65
A/B testing | A/B-testen | ab testing, split testing, experimentation platform, conversion rate optimisation, conversieoptimalisatie, =CRO | ^Web analytics | 0.6
Product analytics | Productanalyse | mixpanel, amplitude analytics, segment.io | ^Data analysis, ~Product management | 0.6
Forecasting | Prognoses maken | forecast, demand forecasting, prognosticeren, vraagvoorspelling, time series analysis, tijdreeksanalyse | ^Data analysis | 0.5
Statistics | Statistiek | statistical analysis, statistische analyse, statistical modelling, inferential statistics, regression analysis, regressieanalyse, biostatistics, econometrics, econometrie | ^Data analysis, ~Mathematics | 0.55
SPSS || ibm spss, spss statistics, jamovi, jasp | ^Statistics | 0.65
Stata || eviews, =Minitab | ^Statistics | 0.7
Quantitative research | Kwantitatief onderzoek | survey analysis, kwantitatieve analyse, quantitative analysis, quantitative methods | ^Research methods | 0.5
Key performance indicators | Prestatie-indicatoren | kpi, kpi's, kpis, key performance indicator, performance measurement | ^Data analysis | 0.25
Process mining | Process mining | celonis, disco process mining | ^Data analysis, ~Process improvement | 0.75
Spreadsheets | Spreadsheets | google sheets, spreadsheetprogramma, rekenbladen, draaitabellen, pivot tables, vlookup, verticaal zoeken | ^Data analysis, ~Microsoft Excel | 0.3
Data quality | Datakwaliteit | data cleansing, data cleaning, gegevenskwaliteit, data validation, datavalidatie | ^Data governance | 0.45
Data governance | Datagovernance | data management, datamanagement, data stewardship, data catalog, metadata management, gegevensbeheer, metadata | | 0.55
Alteryx || knime, rapidminer | ^Data analysis | 0.75

## DATA_SCIENCE 0.7 data ^Data science
Data science | Data science | datascience, data scientist skills | ^Data analysis | 0.65
Machine learning | Machine learning | machinelearning, ml models, supervised learning, unsupervised learning, predictive modelling, predictive modeling, predictive analytics, =ML | ^Data science, ~Artificial intelligence
Artificial intelligence | Kunstmatige intelligentie | =AI, artificiële intelligentie, ai systems, ai models, ai-modellen, =KI | ^Data science | 0.5
Deep learning | Deep learning | neural networks, neurale netwerken, convolutional neural networks, =CNN, =LSTM, transformers architecture | ^Machine learning
Natural language processing | Natuurlijke taalverwerking | nlp, text mining, spacy, nltk, computational linguistics, taaltechnologie, tekstmining | ^Machine learning, ~Large language models
Large language models | Grote taalmodellen | llm, llms, gpt, openai api, gpt-4, langchain, retrieval augmented generation, generative ai, generatieve ai, genai, hugging face, huggingface | ^Artificial intelligence
Prompt engineering | Prompt engineering | chatgpt, prompting, prompt design, microsoft copilot, claude ai | ^Large language models | 0.4
Computer vision | Computer vision | image recognition, beeldherkenning, image processing, beeldverwerking, object detection, machine vision | ^Machine learning
Recommender systems | Aanbevelingssystemen | recommendation engines, recommendation systems | ^Machine learning
Reinforcement learning | Reinforcement learning | multi-armed bandits | ^Machine learning
TensorFlow || keras, tensor flow | ^Deep learning, ~PyTorch
PyTorch || torch library, pytorch lightning | ^Deep learning, ~TensorFlow
Scikit-learn || sklearn, scikit, xgboost, lightgbm | ^Machine learning, ~Python
Pandas || numpy, scipy, =Polars, pandas dataframe | ^Data science, ~Python | 0.6
Matplotlib || seaborn, plotly, bokeh plots | ^Data visualisation, ~Python | 0.6
Jupyter || jupyter notebook, jupyter notebooks, google colab, ipython | ^Data science, ~Python | 0.55
MLOps || mlflow, kubeflow, sagemaker, model deployment, azure machine learning, vertex ai | ^Machine learning, ~DevOps | 0.8
Big data | Big data | big data technologies, distributed computing, gedistribueerde systemen, distributed systems | ^Data engineering | 0.55
Data engineering | Data-engineering | data pipelines, datapijplijnen, data pipeline, data engineer skills | ^Data science, ~ETL | 0.65
ETL || extract transform load, elt, etl processes, etl-processen, etl tooling | ^Data engineering | 0.65
SSIS || sql server integration services, integration services | ^ETL, ~Microsoft SQL Server
Informatica PowerCenter || talend, pentaho, ibm datastage, datastage, oracle data integrator, informatica powercenter etl | ^ETL | 0.8
Azure Data Factory || adf, azure synapse, synapse analytics, azure data lake, microsoft fabric | ^ETL, ~Microsoft Azure
Apache Airflow || airflow, =Dagster, prefect workflow, =Luigi pipelines | ^Data engineering
dbt || data build tool, dbt core | ^Data engineering, ~SQL
Apache Spark || pyspark, spark sql, spark streaming, apache flink, =Spark | ^Big data, ~Databricks
Hadoop || hdfs, mapreduce, apache hive, cloudera, apache hadoop, =Impala, =Hive | ^Big data | 0.75
Databricks || delta lake, azure databricks | ^Big data, ~Apache Spark | 0.75
Snowflake || snowflake database, snowpipe, snowflake data cloud | ^Data warehousing | 0.75
BigQuery || google bigquery, big query | ^Data warehousing, ~Google Cloud | 0.7
Amazon Redshift || redshift, aws glue, amazon athena | ^Data warehousing, ~Amazon Web Services | 0.7
Data warehousing | Datawarehousing | data warehouse, datawarehouse, dwh, data lake, data lakehouse, kimball, star schema | ^Data engineering, ~Business intelligence | 0.6
Data architecture | Data-architectuur | data mesh, information architecture of data, data platform | ^Data engineering | 0.65
Web scraping | Webscraping | web crawling, beautifulsoup, scrapy | ^Data engineering, ~Python | 0.55
Operations research | Operationeel onderzoek | linear programming, mathematical optimisation, mathematical optimization, simulation modelling, lineair programmeren | ^Data science, ~Mathematics | 0.75
Bioinformatics | Bio-informatica | genomics data analysis, computational biology, ngs data | ^Data science, ~Molecular biology | 0.85
`;
