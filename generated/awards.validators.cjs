// Made by `npm run generate` from openapi/awards.yaml: do not edit.
"use strict";
exports["references.create"] = validate0;
const schema0 = {"$ref":"document#/components/schemas/ReferenceBody"};
const schema2 = {"description":"A reference to create.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["application_id","award_id","process_id","type_id","contact_id","name","completion_date"],"properties":{"application_id":{"type":"string","pattern":"^[\\w:|-]+$","x-refers-to":"applications"},"award_id":{"type":"string","x-refers-to":"awards"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"The reference process under which it is collected."},"type_id":{"type":"string","x-refers-to":"referenceTypes"},"contact_id":{"type":"string","x-refers-to":"external:contact","description":"Contact record of the referee."},"name":{"type":"string","description":"Name of the referee."},"completion_date":{"type":"string","format":"date-time"},"status":{"type":"string","enum":["completed","declined","pending"],"description":"`pending` when none is given. pending becomes completed or declined, declined becomes pending; any other change is a conflict."},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string"},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"organization_id":{"type":"string","x-refers-to":"external:organization"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};
const schema3 = {"description":"System fields in a body. Those the server owns are accepted and ignored, except `sys_version` in a PUT; the others are\nthe client's to set.\n","type":"object","properties":{"sys_bulk_load_at":{"type":"string"},"sys_bulk_load_id":{"type":"string"},"sys_bulk_load_pk":{"type":"string"},"sys_bulk_load_record_no":{"type":"number","format":"float"},"sys_bulk_load_source_file":{"type":"string"},"sys_calculated_field_error":{"type":"string"},"sys_calculated_field_errors":{"type":"array","items":{"type":"object","properties":{"error":{"type":"string"},"field":{"type":"string"}}}},"sys_configuration_snapshot_id":{"type":"string"},"sys_created_at":{"description":"The server's."},"sys_created_by_id":{"description":"The server's."},"sys_deleted_by_id":{"description":"The server's."},"sys_directive":{"type":"string"},"sys_external_id":{"type":"string"},"sys_has_files_in_s3":{"type":"boolean"},"sys_last_bulk_data_operation_id":{"type":"string"},"sys_last_bulk_data_operation_sys_version":{"type":"string"},"sys_last_modified_at":{"description":"The server's."},"sys_last_modified_by_id":{"description":"The server's."},"sys_last_security_context":{"description":"The server's."},"sys_locked":{"type":"boolean","description":"A locked record refuses every write; only a patch that clears this, by a caller with the permission `*.unlock`, is taken."},"sys_snapshot_base_version":{"type":"number","format":"float"},"sys_version":{"description":"The server's. In a PUT, when given, it must be the current version.","type":["integer","string","null"]}}};
const schema4 = {"description":"Values of the tenant's own fields.","type":"array","items":{"type":"object","properties":{"boolean_value":{"type":"boolean"},"custom_field_id":{"type":"string"},"file_url_value":{"type":"string"},"list_value":{"type":"array","items":{"type":"string"}},"numeric_value":{"type":"number"},"string_value":{"type":"string"},"table_value":{"type":"array","items":{"type":"object","additionalProperties":true}}},"additionalProperties":false}};
const formats0 = require("ajv-formats/dist/formats").fullFormats.float;
const formats4 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern0 = new RegExp("^[\\w:|-]+$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.application_id === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "application_id"},message:"must have required property '"+"application_id"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.award_id === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "award_id"},message:"must have required property '"+"award_id"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.process_id === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "process_id"},message:"must have required property '"+"process_id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.type_id === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type_id"},message:"must have required property '"+"type_id"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.contact_id === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_id"},message:"must have required property '"+"contact_id"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.name === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.completion_date === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "completion_date"},message:"must have required property '"+"completion_date"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.application_id !== undefined){
let data19 = data.application_id;
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
const err29 = {instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/pattern",keyword:"pattern",params:{pattern: "^[\\w:|-]+$"},message:"must match pattern \""+"^[\\w:|-]+$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.award_id !== undefined){
if(typeof data.award_id !== "string"){
const err31 = {instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.process_id !== undefined){
if(typeof data.process_id !== "string"){
const err32 = {instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.type_id !== undefined){
if(typeof data.type_id !== "string"){
const err33 = {instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.contact_id !== undefined){
if(typeof data.contact_id !== "string"){
const err34 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.completion_date !== undefined){
let data25 = data.completion_date;
if(typeof data25 === "string"){
if(!(formats4.validate(data25))){
const err36 = {instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.status !== undefined){
let data26 = data.status;
if(typeof data26 !== "string"){
const err38 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((data26 === "completed") || (data26 === "declined")) || (data26 === "pending"))){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema2.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err40 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string"){
const err41 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.email_address !== undefined){
if(typeof data.email_address !== "string"){
const err42 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.job_title !== undefined){
if(typeof data.job_title !== "string"){
const err43 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
const err44 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
const err45 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err46 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.organization_id !== undefined){
if(typeof data.organization_id !== "string"){
const err47 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.notes !== undefined){
if(typeof data.notes !== "string"){
const err48 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.custom_field_values !== undefined){
let data36 = data.custom_field_values;
if(Array.isArray(data36)){
const len1 = data36.length;
for(let i1=0; i1<len1; i1++){
let data37 = data36[i1];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key0 in data37){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
const err49 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data37.boolean_value !== undefined){
if(typeof data37.boolean_value !== "boolean"){
const err50 = {instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data37.custom_field_id !== undefined){
if(typeof data37.custom_field_id !== "string"){
const err51 = {instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data37.file_url_value !== undefined){
if(typeof data37.file_url_value !== "string"){
const err52 = {instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data37.list_value !== undefined){
let data41 = data37.list_value;
if(Array.isArray(data41)){
const len2 = data41.length;
for(let i2=0; i2<len2; i2++){
if(typeof data41[i2] !== "string"){
const err53 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data37.numeric_value !== undefined){
if(!(typeof data37.numeric_value == "number")){
const err55 = {instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data37.string_value !== undefined){
if(typeof data37.string_value !== "string"){
const err56 = {instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data37.table_value !== undefined){
let data45 = data37.table_value;
if(Array.isArray(data45)){
const len3 = data45.length;
for(let i3=0; i3<len3; i3++){
let data46 = data45[i3];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
}
else {
const err57 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
for(const key1 in data){
if((((((((((((((((((((((((((((((((((((((((key1 !== "application_id") && (key1 !== "award_id")) && (key1 !== "process_id")) && (key1 !== "type_id")) && (key1 !== "contact_id")) && (key1 !== "name")) && (key1 !== "completion_date")) && (key1 !== "status")) && (key1 !== "first_name")) && (key1 !== "last_name")) && (key1 !== "email_address")) && (key1 !== "job_title")) && (key1 !== "city")) && (key1 !== "state")) && (key1 !== "country")) && (key1 !== "organization_id")) && (key1 !== "notes")) && (key1 !== "custom_field_values")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
const err61 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["references.replace"] = validate4;
const schema5 = {"$ref":"document#/components/schemas/ReferenceReplacement"};
const schema6 = {"description":"A reference to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["application_id","award_id","process_id","type_id","contact_id","name","completion_date"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"application_id":{"type":"string","pattern":"^[\\w:|-]+$","x-refers-to":"applications"},"award_id":{"type":"string","x-refers-to":"awards"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"The reference process under which it is collected."},"type_id":{"type":"string","x-refers-to":"referenceTypes"},"contact_id":{"type":"string","x-refers-to":"external:contact","description":"Contact record of the referee."},"name":{"type":"string","description":"Name of the referee."},"completion_date":{"type":"string","format":"date-time"},"status":{"type":"string","enum":["completed","declined","pending"],"description":"`pending` when none is given. pending becomes completed or declined, declined becomes pending; any other change is a conflict."},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string"},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"organization_id":{"type":"string","x-refers-to":"external:organization"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.application_id === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "application_id"},message:"must have required property '"+"application_id"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.award_id === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "award_id"},message:"must have required property '"+"award_id"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.process_id === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "process_id"},message:"must have required property '"+"process_id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.type_id === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type_id"},message:"must have required property '"+"type_id"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.contact_id === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_id"},message:"must have required property '"+"contact_id"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.name === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.completion_date === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "completion_date"},message:"must have required property '"+"completion_date"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err29 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.application_id !== undefined){
let data20 = data.application_id;
if(typeof data20 === "string"){
if(!pattern0.test(data20)){
const err30 = {instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/pattern",keyword:"pattern",params:{pattern: "^[\\w:|-]+$"},message:"must match pattern \""+"^[\\w:|-]+$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.award_id !== undefined){
if(typeof data.award_id !== "string"){
const err32 = {instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.process_id !== undefined){
if(typeof data.process_id !== "string"){
const err33 = {instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.type_id !== undefined){
if(typeof data.type_id !== "string"){
const err34 = {instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.contact_id !== undefined){
if(typeof data.contact_id !== "string"){
const err35 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err36 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.completion_date !== undefined){
let data26 = data.completion_date;
if(typeof data26 === "string"){
if(!(formats4.validate(data26))){
const err37 = {instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined){
let data27 = data.status;
if(typeof data27 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((data27 === "completed") || (data27 === "declined")) || (data27 === "pending"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema6.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err41 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string"){
const err42 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.email_address !== undefined){
if(typeof data.email_address !== "string"){
const err43 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.job_title !== undefined){
if(typeof data.job_title !== "string"){
const err44 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
const err45 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
const err46 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err47 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.organization_id !== undefined){
if(typeof data.organization_id !== "string"){
const err48 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.notes !== undefined){
if(typeof data.notes !== "string"){
const err49 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.custom_field_values !== undefined){
let data37 = data.custom_field_values;
if(Array.isArray(data37)){
const len1 = data37.length;
for(let i1=0; i1<len1; i1++){
let data38 = data37[i1];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key0 in data38){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
const err50 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data38.boolean_value !== undefined){
if(typeof data38.boolean_value !== "boolean"){
const err51 = {instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data38.custom_field_id !== undefined){
if(typeof data38.custom_field_id !== "string"){
const err52 = {instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data38.file_url_value !== undefined){
if(typeof data38.file_url_value !== "string"){
const err53 = {instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data38.list_value !== undefined){
let data42 = data38.list_value;
if(Array.isArray(data42)){
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
if(typeof data42[i2] !== "string"){
const err54 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data38.numeric_value !== undefined){
if(!(typeof data38.numeric_value == "number")){
const err56 = {instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data38.string_value !== undefined){
if(typeof data38.string_value !== "string"){
const err57 = {instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data38.table_value !== undefined){
let data46 = data38.table_value;
if(Array.isArray(data46)){
const len3 = data46.length;
for(let i3=0; i3<len3; i3++){
let data47 = data46[i3];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
}
else {
const err58 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
for(const key1 in data){
if(((((((((((((((((((((((((((((((((((((((((key1 !== "id") && (key1 !== "application_id")) && (key1 !== "award_id")) && (key1 !== "process_id")) && (key1 !== "type_id")) && (key1 !== "contact_id")) && (key1 !== "name")) && (key1 !== "completion_date")) && (key1 !== "status")) && (key1 !== "first_name")) && (key1 !== "last_name")) && (key1 !== "email_address")) && (key1 !== "job_title")) && (key1 !== "city")) && (key1 !== "state")) && (key1 !== "country")) && (key1 !== "organization_id")) && (key1 !== "notes")) && (key1 !== "custom_field_values")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
const err62 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.references = validate7;
const schema9 = {"$ref":"document#/components/schemas/Reference"};
const schema10 = {"description":"A reference.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["application_id","award_id","process_id","type_id","contact_id","name","completion_date"],"properties":{"application_id":{"type":"string","pattern":"^[\\w:|-]+$","x-refers-to":"applications"},"award_id":{"type":"string","x-refers-to":"awards"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"The reference process under which it is collected."},"type_id":{"type":"string","x-refers-to":"referenceTypes"},"contact_id":{"type":"string","x-refers-to":"external:contact","description":"Contact record of the referee."},"name":{"type":"string","description":"Name of the referee."},"completion_date":{"type":"string","format":"date-time"},"status":{"type":"string","enum":["completed","declined","pending"],"description":"`pending` when none is given. pending becomes completed or declined, declined becomes pending; any other change is a conflict."},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string"},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"organization_id":{"type":"string","x-refers-to":"external:organization"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};
const schema11 = {"description":"What the server keeps with every record.","type":"object","required":["id","sys_created_at","sys_created_by_id","sys_last_modified_at","sys_last_modified_by_id","sys_version"],"properties":{"id":{"type":"string","description":"Made by the server: letters and digits, in the order of creation."},"sys_bulk_load_at":{"type":"string"},"sys_bulk_load_id":{"type":"string"},"sys_bulk_load_pk":{"type":"string"},"sys_bulk_load_record_no":{"type":"number","format":"float"},"sys_bulk_load_source_file":{"type":"string"},"sys_calculated_field_error":{"type":"string"},"sys_calculated_field_errors":{"type":"array","items":{"type":"object","properties":{"error":{"type":"string"},"field":{"type":"string"}}}},"sys_configuration_snapshot_id":{"type":"string"},"sys_created_at":{"type":"string","format":"date-time"},"sys_created_by_id":{"type":"string","description":"The `sub` of the token that created the record."},"sys_deleted_by_id":{"type":"string"},"sys_directive":{"type":"string"},"sys_external_id":{"type":"string"},"sys_has_files_in_s3":{"type":"boolean"},"sys_last_bulk_data_operation_id":{"type":"string"},"sys_last_bulk_data_operation_sys_version":{"type":"string"},"sys_last_modified_at":{"type":"string","format":"date-time"},"sys_last_modified_by_id":{"type":"string","description":"The `sub` of the token that changed the record last."},"sys_last_security_context":{"type":"object"},"sys_locked":{"type":"boolean"},"sys_snapshot_base_version":{"type":"number","format":"float"},"sys_version":{"type":"integer","minimum":1,"description":"1 when created, one more with every change."}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sys_created_at === undefined){
const err1 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_at"},message:"must have required property '"+"sys_created_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sys_created_by_id === undefined){
const err2 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_by_id"},message:"must have required property '"+"sys_created_by_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sys_last_modified_at === undefined){
const err3 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_at"},message:"must have required property '"+"sys_last_modified_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sys_last_modified_by_id === undefined){
const err4 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_by_id"},message:"must have required property '"+"sys_last_modified_by_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sys_version === undefined){
const err5 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_version"},message:"must have required property '"+"sys_version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err7 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err8 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err9 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
const err10 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err12 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err13 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
if(typeof data8.error !== "string"){
const err14 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.field !== undefined){
if(typeof data8.field !== "string"){
const err15 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err18 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
const err19 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sys_created_by_id !== undefined){
if(typeof data.sys_created_by_id !== "string"){
const err21 = {instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.sys_deleted_by_id !== undefined){
if(typeof data.sys_deleted_by_id !== "string"){
const err22 = {instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err23 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err24 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err25 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err26 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err27 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
const err28 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sys_last_modified_by_id !== undefined){
if(typeof data.sys_last_modified_by_id !== "string"){
const err30 = {instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err31 = {instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err32 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
const err33 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data25 = data.sys_version;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err35 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
const err36 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.application_id === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "application_id"},message:"must have required property '"+"application_id"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.award_id === undefined){
const err39 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "award_id"},message:"must have required property '"+"award_id"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.process_id === undefined){
const err40 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "process_id"},message:"must have required property '"+"process_id"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data.type_id === undefined){
const err41 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type_id"},message:"must have required property '"+"type_id"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data.contact_id === undefined){
const err42 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_id"},message:"must have required property '"+"contact_id"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data.name === undefined){
const err43 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data.completion_date === undefined){
const err44 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "completion_date"},message:"must have required property '"+"completion_date"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data.application_id !== undefined){
let data26 = data.application_id;
if(typeof data26 === "string"){
if(!pattern0.test(data26)){
const err45 = {instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/pattern",keyword:"pattern",params:{pattern: "^[\\w:|-]+$"},message:"must match pattern \""+"^[\\w:|-]+$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.award_id !== undefined){
if(typeof data.award_id !== "string"){
const err47 = {instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.process_id !== undefined){
if(typeof data.process_id !== "string"){
const err48 = {instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.type_id !== undefined){
if(typeof data.type_id !== "string"){
const err49 = {instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.contact_id !== undefined){
if(typeof data.contact_id !== "string"){
const err50 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err51 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.completion_date !== undefined){
let data32 = data.completion_date;
if(typeof data32 === "string"){
if(!(formats4.validate(data32))){
const err52 = {instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.status !== undefined){
let data33 = data.status;
if(typeof data33 !== "string"){
const err54 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(((data33 === "completed") || (data33 === "declined")) || (data33 === "pending"))){
const err55 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema10.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err56 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string"){
const err57 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.email_address !== undefined){
if(typeof data.email_address !== "string"){
const err58 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.job_title !== undefined){
if(typeof data.job_title !== "string"){
const err59 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
const err60 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
const err61 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err62 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.organization_id !== undefined){
if(typeof data.organization_id !== "string"){
const err63 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.notes !== undefined){
if(typeof data.notes !== "string"){
const err64 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.custom_field_values !== undefined){
let data43 = data.custom_field_values;
if(Array.isArray(data43)){
const len1 = data43.length;
for(let i1=0; i1<len1; i1++){
let data44 = data43[i1];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key0 in data44){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
const err65 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data44.boolean_value !== undefined){
if(typeof data44.boolean_value !== "boolean"){
const err66 = {instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data44.custom_field_id !== undefined){
if(typeof data44.custom_field_id !== "string"){
const err67 = {instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data44.file_url_value !== undefined){
if(typeof data44.file_url_value !== "string"){
const err68 = {instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data44.list_value !== undefined){
let data48 = data44.list_value;
if(Array.isArray(data48)){
const len2 = data48.length;
for(let i2=0; i2<len2; i2++){
if(typeof data48[i2] !== "string"){
const err69 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data44.numeric_value !== undefined){
if(!(typeof data44.numeric_value == "number")){
const err71 = {instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data44.string_value !== undefined){
if(typeof data44.string_value !== "string"){
const err72 = {instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data44.table_value !== undefined){
let data52 = data44.table_value;
if(Array.isArray(data52)){
const len3 = data52.length;
for(let i3=0; i3<len3; i3++){
let data53 = data52[i3];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
}
else {
const err73 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
for(const key1 in data){
if(((((((((((((((((((((((((((((((((((((((((key1 !== "application_id") && (key1 !== "award_id")) && (key1 !== "process_id")) && (key1 !== "type_id")) && (key1 !== "contact_id")) && (key1 !== "name")) && (key1 !== "completion_date")) && (key1 !== "status")) && (key1 !== "first_name")) && (key1 !== "last_name")) && (key1 !== "email_address")) && (key1 !== "job_title")) && (key1 !== "city")) && (key1 !== "state")) && (key1 !== "country")) && (key1 !== "organization_id")) && (key1 !== "notes")) && (key1 !== "custom_field_values")) && (key1 !== "id")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
const err77 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["referenceProcesses.create"] = validate10;
const schema13 = {"$ref":"document#/components/schemas/ReferenceProcessBody"};
const schema14 = {"description":"A reference process to create.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","award_id","reference_form_id","application_notice_email","reference_notification_email","contact_form_options","organization_form_options"],"properties":{"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"reference_form_id":{"type":"string","x-refers-to":"external:form","description":"The form that referees fill in."},"is_active":{"type":"boolean"},"display_in_portal":{"type":"boolean","description":"Shows the process in the portal."},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"enable_application_notice_email":{"type":"boolean","description":"`references.process` tells the applicant that references are missing."},"enable_reference_notification_email":{"type":"boolean","description":"`references.process` asks the referees for their references."},"application_notice_email":{"$ref":"document#/components/schemas/EmailTemplate"},"reference_notification_email":{"$ref":"document#/components/schemas/EmailTemplate"},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions"},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions"}},"unevaluatedProperties":false};
const schema16 = {"description":"An e-mail with merge fields such as `{{ reference.name }}` (Liquid) in `subject` and `body`. A merge field that does not\nexist, or a template that cannot be read, is an error with its line and column. Values are HTML-escaped in `body`. The\nother members are used as they stand.\n","type":"object","required":["body","subject"],"properties":{"bcc":{"type":"string"},"body":{"type":"string","description":"HTML."},"cc":{"type":"string"},"from":{"type":"string","description":"The sender's address."},"from_name":{"type":"string"},"reply_to":{"type":"string"},"subject":{"type":"string"}},"additionalProperties":false};
const schema18 = {"type":"object","required":["contact_form_id"],"properties":{"contact_form_id":{"type":"string","x-refers-to":"external:form"},"html":{"type":"string","description":"Text above the form."}},"additionalProperties":false};
const schema19 = {"type":"object","required":["organization_form_id"],"properties":{"organization_form_id":{"type":"string","x-refers-to":"external:form"},"html":{"type":"string","description":"Text above the form."}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.award_id === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "award_id"},message:"must have required property '"+"award_id"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.reference_form_id === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference_form_id"},message:"must have required property '"+"reference_form_id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.application_notice_email === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "application_notice_email"},message:"must have required property '"+"application_notice_email"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.reference_notification_email === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference_notification_email"},message:"must have required property '"+"reference_notification_email"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.contact_form_options === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_form_options"},message:"must have required property '"+"contact_form_options"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.organization_form_options === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization_form_options"},message:"must have required property '"+"organization_form_options"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err29 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.award_id !== undefined){
if(typeof data.award_id !== "string"){
const err30 = {instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.reference_form_id !== undefined){
if(typeof data.reference_form_id !== "string"){
const err31 = {instancePath:instancePath+"/reference_form_id",schemaPath:"#/properties/reference_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err32 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.display_in_portal !== undefined){
if(typeof data.display_in_portal !== "boolean"){
const err33 = {instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.display_in_portal_as !== undefined){
if(typeof data.display_in_portal_as !== "string"){
const err34 = {instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.show_contact_form !== undefined){
if(typeof data.show_contact_form !== "boolean"){
const err35 = {instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.show_organization_form !== undefined){
if(typeof data.show_organization_form !== "boolean"){
const err36 = {instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.enable_application_notice_email !== undefined){
if(typeof data.enable_application_notice_email !== "boolean"){
const err37 = {instancePath:instancePath+"/enable_application_notice_email",schemaPath:"#/properties/enable_application_notice_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.enable_reference_notification_email !== undefined){
if(typeof data.enable_reference_notification_email !== "boolean"){
const err38 = {instancePath:instancePath+"/enable_reference_notification_email",schemaPath:"#/properties/enable_reference_notification_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.application_notice_email !== undefined){
let data29 = data.application_notice_email;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.body === undefined){
const err39 = {instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data29.subject === undefined){
const err40 = {instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key0 in data29){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
const err41 = {instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data29.bcc !== undefined){
if(typeof data29.bcc !== "string"){
const err42 = {instancePath:instancePath+"/application_notice_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data29.body !== undefined){
if(typeof data29.body !== "string"){
const err43 = {instancePath:instancePath+"/application_notice_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data29.cc !== undefined){
if(typeof data29.cc !== "string"){
const err44 = {instancePath:instancePath+"/application_notice_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data29.from !== undefined){
if(typeof data29.from !== "string"){
const err45 = {instancePath:instancePath+"/application_notice_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data29.from_name !== undefined){
if(typeof data29.from_name !== "string"){
const err46 = {instancePath:instancePath+"/application_notice_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data29.reply_to !== undefined){
if(typeof data29.reply_to !== "string"){
const err47 = {instancePath:instancePath+"/application_notice_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data29.subject !== undefined){
if(typeof data29.subject !== "string"){
const err48 = {instancePath:instancePath+"/application_notice_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.reference_notification_email !== undefined){
let data37 = data.reference_notification_email;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.body === undefined){
const err50 = {instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data37.subject === undefined){
const err51 = {instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key1 in data37){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
const err52 = {instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data37.bcc !== undefined){
if(typeof data37.bcc !== "string"){
const err53 = {instancePath:instancePath+"/reference_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data37.body !== undefined){
if(typeof data37.body !== "string"){
const err54 = {instancePath:instancePath+"/reference_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data37.cc !== undefined){
if(typeof data37.cc !== "string"){
const err55 = {instancePath:instancePath+"/reference_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data37.from !== undefined){
if(typeof data37.from !== "string"){
const err56 = {instancePath:instancePath+"/reference_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data37.from_name !== undefined){
if(typeof data37.from_name !== "string"){
const err57 = {instancePath:instancePath+"/reference_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data37.reply_to !== undefined){
if(typeof data37.reply_to !== "string"){
const err58 = {instancePath:instancePath+"/reference_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data37.subject !== undefined){
if(typeof data37.subject !== "string"){
const err59 = {instancePath:instancePath+"/reference_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.contact_form_options !== undefined){
let data45 = data.contact_form_options;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.contact_form_id === undefined){
const err61 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: "contact_form_id"},message:"must have required property '"+"contact_form_id"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key2 in data45){
if(!((key2 === "contact_form_id") || (key2 === "html"))){
const err62 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data45.contact_form_id !== undefined){
if(typeof data45.contact_form_id !== "string"){
const err63 = {instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data45.html !== undefined){
if(typeof data45.html !== "string"){
const err64 = {instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.organization_form_options !== undefined){
let data48 = data.organization_form_options;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.organization_form_id === undefined){
const err66 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: "organization_form_id"},message:"must have required property '"+"organization_form_id"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
for(const key3 in data48){
if(!((key3 === "organization_form_id") || (key3 === "html"))){
const err67 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data48.organization_form_id !== undefined){
if(typeof data48.organization_form_id !== "string"){
const err68 = {instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data48.html !== undefined){
if(typeof data48.html !== "string"){
const err69 = {instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
for(const key4 in data){
if((((((((((((((((((((((((((((((((((((key4 !== "name") && (key4 !== "award_id")) && (key4 !== "reference_form_id")) && (key4 !== "is_active")) && (key4 !== "display_in_portal")) && (key4 !== "display_in_portal_as")) && (key4 !== "show_contact_form")) && (key4 !== "show_organization_form")) && (key4 !== "enable_application_notice_email")) && (key4 !== "enable_reference_notification_email")) && (key4 !== "application_notice_email")) && (key4 !== "reference_notification_email")) && (key4 !== "contact_form_options")) && (key4 !== "organization_form_options")) && (key4 !== "sys_bulk_load_at")) && (key4 !== "sys_bulk_load_id")) && (key4 !== "sys_bulk_load_pk")) && (key4 !== "sys_bulk_load_record_no")) && (key4 !== "sys_bulk_load_source_file")) && (key4 !== "sys_calculated_field_error")) && (key4 !== "sys_calculated_field_errors")) && (key4 !== "sys_configuration_snapshot_id")) && (key4 !== "sys_created_at")) && (key4 !== "sys_created_by_id")) && (key4 !== "sys_deleted_by_id")) && (key4 !== "sys_directive")) && (key4 !== "sys_external_id")) && (key4 !== "sys_has_files_in_s3")) && (key4 !== "sys_last_bulk_data_operation_id")) && (key4 !== "sys_last_bulk_data_operation_sys_version")) && (key4 !== "sys_last_modified_at")) && (key4 !== "sys_last_modified_by_id")) && (key4 !== "sys_last_security_context")) && (key4 !== "sys_locked")) && (key4 !== "sys_snapshot_base_version")) && (key4 !== "sys_version")){
const err71 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key4},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["referenceProcesses.replace"] = validate13;
const schema20 = {"$ref":"document#/components/schemas/ReferenceProcessReplacement"};
const schema21 = {"description":"A reference process to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","award_id","reference_form_id","application_notice_email","reference_notification_email","contact_form_options","organization_form_options"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"reference_form_id":{"type":"string","x-refers-to":"external:form","description":"The form that referees fill in."},"is_active":{"type":"boolean"},"display_in_portal":{"type":"boolean","description":"Shows the process in the portal."},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"enable_application_notice_email":{"type":"boolean","description":"`references.process` tells the applicant that references are missing."},"enable_reference_notification_email":{"type":"boolean","description":"`references.process` asks the referees for their references."},"application_notice_email":{"$ref":"document#/components/schemas/EmailTemplate"},"reference_notification_email":{"$ref":"document#/components/schemas/EmailTemplate"},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions"},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions"}},"unevaluatedProperties":false};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.award_id === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "award_id"},message:"must have required property '"+"award_id"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.reference_form_id === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference_form_id"},message:"must have required property '"+"reference_form_id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.application_notice_email === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "application_notice_email"},message:"must have required property '"+"application_notice_email"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.reference_notification_email === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference_notification_email"},message:"must have required property '"+"reference_notification_email"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.contact_form_options === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_form_options"},message:"must have required property '"+"contact_form_options"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.organization_form_options === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization_form_options"},message:"must have required property '"+"organization_form_options"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err29 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err30 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.award_id !== undefined){
if(typeof data.award_id !== "string"){
const err31 = {instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.reference_form_id !== undefined){
if(typeof data.reference_form_id !== "string"){
const err32 = {instancePath:instancePath+"/reference_form_id",schemaPath:"#/properties/reference_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err33 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.display_in_portal !== undefined){
if(typeof data.display_in_portal !== "boolean"){
const err34 = {instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.display_in_portal_as !== undefined){
if(typeof data.display_in_portal_as !== "string"){
const err35 = {instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.show_contact_form !== undefined){
if(typeof data.show_contact_form !== "boolean"){
const err36 = {instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.show_organization_form !== undefined){
if(typeof data.show_organization_form !== "boolean"){
const err37 = {instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.enable_application_notice_email !== undefined){
if(typeof data.enable_application_notice_email !== "boolean"){
const err38 = {instancePath:instancePath+"/enable_application_notice_email",schemaPath:"#/properties/enable_application_notice_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.enable_reference_notification_email !== undefined){
if(typeof data.enable_reference_notification_email !== "boolean"){
const err39 = {instancePath:instancePath+"/enable_reference_notification_email",schemaPath:"#/properties/enable_reference_notification_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.application_notice_email !== undefined){
let data30 = data.application_notice_email;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.body === undefined){
const err40 = {instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data30.subject === undefined){
const err41 = {instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key0 in data30){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
const err42 = {instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data30.bcc !== undefined){
if(typeof data30.bcc !== "string"){
const err43 = {instancePath:instancePath+"/application_notice_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data30.body !== undefined){
if(typeof data30.body !== "string"){
const err44 = {instancePath:instancePath+"/application_notice_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data30.cc !== undefined){
if(typeof data30.cc !== "string"){
const err45 = {instancePath:instancePath+"/application_notice_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data30.from !== undefined){
if(typeof data30.from !== "string"){
const err46 = {instancePath:instancePath+"/application_notice_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data30.from_name !== undefined){
if(typeof data30.from_name !== "string"){
const err47 = {instancePath:instancePath+"/application_notice_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data30.reply_to !== undefined){
if(typeof data30.reply_to !== "string"){
const err48 = {instancePath:instancePath+"/application_notice_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data30.subject !== undefined){
if(typeof data30.subject !== "string"){
const err49 = {instancePath:instancePath+"/application_notice_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.reference_notification_email !== undefined){
let data38 = data.reference_notification_email;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.body === undefined){
const err51 = {instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data38.subject === undefined){
const err52 = {instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
for(const key1 in data38){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
const err53 = {instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data38.bcc !== undefined){
if(typeof data38.bcc !== "string"){
const err54 = {instancePath:instancePath+"/reference_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data38.body !== undefined){
if(typeof data38.body !== "string"){
const err55 = {instancePath:instancePath+"/reference_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data38.cc !== undefined){
if(typeof data38.cc !== "string"){
const err56 = {instancePath:instancePath+"/reference_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data38.from !== undefined){
if(typeof data38.from !== "string"){
const err57 = {instancePath:instancePath+"/reference_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data38.from_name !== undefined){
if(typeof data38.from_name !== "string"){
const err58 = {instancePath:instancePath+"/reference_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data38.reply_to !== undefined){
if(typeof data38.reply_to !== "string"){
const err59 = {instancePath:instancePath+"/reference_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data38.subject !== undefined){
if(typeof data38.subject !== "string"){
const err60 = {instancePath:instancePath+"/reference_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.contact_form_options !== undefined){
let data46 = data.contact_form_options;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.contact_form_id === undefined){
const err62 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: "contact_form_id"},message:"must have required property '"+"contact_form_id"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key2 in data46){
if(!((key2 === "contact_form_id") || (key2 === "html"))){
const err63 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data46.contact_form_id !== undefined){
if(typeof data46.contact_form_id !== "string"){
const err64 = {instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data46.html !== undefined){
if(typeof data46.html !== "string"){
const err65 = {instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.organization_form_options !== undefined){
let data49 = data.organization_form_options;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.organization_form_id === undefined){
const err67 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: "organization_form_id"},message:"must have required property '"+"organization_form_id"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key3 in data49){
if(!((key3 === "organization_form_id") || (key3 === "html"))){
const err68 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data49.organization_form_id !== undefined){
if(typeof data49.organization_form_id !== "string"){
const err69 = {instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data49.html !== undefined){
if(typeof data49.html !== "string"){
const err70 = {instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
for(const key4 in data){
if(((((((((((((((((((((((((((((((((((((key4 !== "id") && (key4 !== "name")) && (key4 !== "award_id")) && (key4 !== "reference_form_id")) && (key4 !== "is_active")) && (key4 !== "display_in_portal")) && (key4 !== "display_in_portal_as")) && (key4 !== "show_contact_form")) && (key4 !== "show_organization_form")) && (key4 !== "enable_application_notice_email")) && (key4 !== "enable_reference_notification_email")) && (key4 !== "application_notice_email")) && (key4 !== "reference_notification_email")) && (key4 !== "contact_form_options")) && (key4 !== "organization_form_options")) && (key4 !== "sys_bulk_load_at")) && (key4 !== "sys_bulk_load_id")) && (key4 !== "sys_bulk_load_pk")) && (key4 !== "sys_bulk_load_record_no")) && (key4 !== "sys_bulk_load_source_file")) && (key4 !== "sys_calculated_field_error")) && (key4 !== "sys_calculated_field_errors")) && (key4 !== "sys_configuration_snapshot_id")) && (key4 !== "sys_created_at")) && (key4 !== "sys_created_by_id")) && (key4 !== "sys_deleted_by_id")) && (key4 !== "sys_directive")) && (key4 !== "sys_external_id")) && (key4 !== "sys_has_files_in_s3")) && (key4 !== "sys_last_bulk_data_operation_id")) && (key4 !== "sys_last_bulk_data_operation_sys_version")) && (key4 !== "sys_last_modified_at")) && (key4 !== "sys_last_modified_by_id")) && (key4 !== "sys_last_security_context")) && (key4 !== "sys_locked")) && (key4 !== "sys_snapshot_base_version")) && (key4 !== "sys_version")){
const err72 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key4},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.referenceProcesses = validate16;
const schema27 = {"$ref":"document#/components/schemas/ReferenceProcess"};
const schema28 = {"description":"A reference process.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name","award_id","reference_form_id","application_notice_email","reference_notification_email","contact_form_options","organization_form_options"],"properties":{"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"reference_form_id":{"type":"string","x-refers-to":"external:form","description":"The form that referees fill in."},"is_active":{"type":"boolean"},"display_in_portal":{"type":"boolean","description":"Shows the process in the portal."},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"enable_application_notice_email":{"type":"boolean","description":"`references.process` tells the applicant that references are missing."},"enable_reference_notification_email":{"type":"boolean","description":"`references.process` asks the referees for their references."},"application_notice_email":{"$ref":"document#/components/schemas/EmailTemplate"},"reference_notification_email":{"$ref":"document#/components/schemas/EmailTemplate"},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions"},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions"}},"unevaluatedProperties":false};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sys_created_at === undefined){
const err1 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_at"},message:"must have required property '"+"sys_created_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sys_created_by_id === undefined){
const err2 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_by_id"},message:"must have required property '"+"sys_created_by_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sys_last_modified_at === undefined){
const err3 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_at"},message:"must have required property '"+"sys_last_modified_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sys_last_modified_by_id === undefined){
const err4 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_by_id"},message:"must have required property '"+"sys_last_modified_by_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sys_version === undefined){
const err5 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_version"},message:"must have required property '"+"sys_version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err7 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err8 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err9 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
const err10 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err12 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err13 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
if(typeof data8.error !== "string"){
const err14 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.field !== undefined){
if(typeof data8.field !== "string"){
const err15 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err18 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
const err19 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sys_created_by_id !== undefined){
if(typeof data.sys_created_by_id !== "string"){
const err21 = {instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.sys_deleted_by_id !== undefined){
if(typeof data.sys_deleted_by_id !== "string"){
const err22 = {instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err23 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err24 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err25 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err26 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err27 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
const err28 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sys_last_modified_by_id !== undefined){
if(typeof data.sys_last_modified_by_id !== "string"){
const err30 = {instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err31 = {instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err32 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
const err33 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data25 = data.sys_version;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err35 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
const err36 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.award_id === undefined){
const err39 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "award_id"},message:"must have required property '"+"award_id"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.reference_form_id === undefined){
const err40 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference_form_id"},message:"must have required property '"+"reference_form_id"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data.application_notice_email === undefined){
const err41 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "application_notice_email"},message:"must have required property '"+"application_notice_email"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data.reference_notification_email === undefined){
const err42 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference_notification_email"},message:"must have required property '"+"reference_notification_email"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data.contact_form_options === undefined){
const err43 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_form_options"},message:"must have required property '"+"contact_form_options"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data.organization_form_options === undefined){
const err44 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization_form_options"},message:"must have required property '"+"organization_form_options"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err45 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.award_id !== undefined){
if(typeof data.award_id !== "string"){
const err46 = {instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.reference_form_id !== undefined){
if(typeof data.reference_form_id !== "string"){
const err47 = {instancePath:instancePath+"/reference_form_id",schemaPath:"#/properties/reference_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err48 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.display_in_portal !== undefined){
if(typeof data.display_in_portal !== "boolean"){
const err49 = {instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.display_in_portal_as !== undefined){
if(typeof data.display_in_portal_as !== "string"){
const err50 = {instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.show_contact_form !== undefined){
if(typeof data.show_contact_form !== "boolean"){
const err51 = {instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.show_organization_form !== undefined){
if(typeof data.show_organization_form !== "boolean"){
const err52 = {instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.enable_application_notice_email !== undefined){
if(typeof data.enable_application_notice_email !== "boolean"){
const err53 = {instancePath:instancePath+"/enable_application_notice_email",schemaPath:"#/properties/enable_application_notice_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.enable_reference_notification_email !== undefined){
if(typeof data.enable_reference_notification_email !== "boolean"){
const err54 = {instancePath:instancePath+"/enable_reference_notification_email",schemaPath:"#/properties/enable_reference_notification_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.application_notice_email !== undefined){
let data36 = data.application_notice_email;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.body === undefined){
const err55 = {instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data36.subject === undefined){
const err56 = {instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key0 in data36){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
const err57 = {instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data36.bcc !== undefined){
if(typeof data36.bcc !== "string"){
const err58 = {instancePath:instancePath+"/application_notice_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data36.body !== undefined){
if(typeof data36.body !== "string"){
const err59 = {instancePath:instancePath+"/application_notice_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data36.cc !== undefined){
if(typeof data36.cc !== "string"){
const err60 = {instancePath:instancePath+"/application_notice_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data36.from !== undefined){
if(typeof data36.from !== "string"){
const err61 = {instancePath:instancePath+"/application_notice_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data36.from_name !== undefined){
if(typeof data36.from_name !== "string"){
const err62 = {instancePath:instancePath+"/application_notice_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data36.reply_to !== undefined){
if(typeof data36.reply_to !== "string"){
const err63 = {instancePath:instancePath+"/application_notice_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data36.subject !== undefined){
if(typeof data36.subject !== "string"){
const err64 = {instancePath:instancePath+"/application_notice_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.reference_notification_email !== undefined){
let data44 = data.reference_notification_email;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.body === undefined){
const err66 = {instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data44.subject === undefined){
const err67 = {instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key1 in data44){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
const err68 = {instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data44.bcc !== undefined){
if(typeof data44.bcc !== "string"){
const err69 = {instancePath:instancePath+"/reference_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data44.body !== undefined){
if(typeof data44.body !== "string"){
const err70 = {instancePath:instancePath+"/reference_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data44.cc !== undefined){
if(typeof data44.cc !== "string"){
const err71 = {instancePath:instancePath+"/reference_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data44.from !== undefined){
if(typeof data44.from !== "string"){
const err72 = {instancePath:instancePath+"/reference_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data44.from_name !== undefined){
if(typeof data44.from_name !== "string"){
const err73 = {instancePath:instancePath+"/reference_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data44.reply_to !== undefined){
if(typeof data44.reply_to !== "string"){
const err74 = {instancePath:instancePath+"/reference_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data44.subject !== undefined){
if(typeof data44.subject !== "string"){
const err75 = {instancePath:instancePath+"/reference_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.contact_form_options !== undefined){
let data52 = data.contact_form_options;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.contact_form_id === undefined){
const err77 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: "contact_form_id"},message:"must have required property '"+"contact_form_id"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
for(const key2 in data52){
if(!((key2 === "contact_form_id") || (key2 === "html"))){
const err78 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data52.contact_form_id !== undefined){
if(typeof data52.contact_form_id !== "string"){
const err79 = {instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data52.html !== undefined){
if(typeof data52.html !== "string"){
const err80 = {instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.organization_form_options !== undefined){
let data55 = data.organization_form_options;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.organization_form_id === undefined){
const err82 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: "organization_form_id"},message:"must have required property '"+"organization_form_id"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
for(const key3 in data55){
if(!((key3 === "organization_form_id") || (key3 === "html"))){
const err83 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data55.organization_form_id !== undefined){
if(typeof data55.organization_form_id !== "string"){
const err84 = {instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data55.html !== undefined){
if(typeof data55.html !== "string"){
const err85 = {instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
for(const key4 in data){
if(((((((((((((((((((((((((((((((((((((key4 !== "name") && (key4 !== "award_id")) && (key4 !== "reference_form_id")) && (key4 !== "is_active")) && (key4 !== "display_in_portal")) && (key4 !== "display_in_portal_as")) && (key4 !== "show_contact_form")) && (key4 !== "show_organization_form")) && (key4 !== "enable_application_notice_email")) && (key4 !== "enable_reference_notification_email")) && (key4 !== "application_notice_email")) && (key4 !== "reference_notification_email")) && (key4 !== "contact_form_options")) && (key4 !== "organization_form_options")) && (key4 !== "id")) && (key4 !== "sys_bulk_load_at")) && (key4 !== "sys_bulk_load_id")) && (key4 !== "sys_bulk_load_pk")) && (key4 !== "sys_bulk_load_record_no")) && (key4 !== "sys_bulk_load_source_file")) && (key4 !== "sys_calculated_field_error")) && (key4 !== "sys_calculated_field_errors")) && (key4 !== "sys_configuration_snapshot_id")) && (key4 !== "sys_created_at")) && (key4 !== "sys_created_by_id")) && (key4 !== "sys_deleted_by_id")) && (key4 !== "sys_directive")) && (key4 !== "sys_external_id")) && (key4 !== "sys_has_files_in_s3")) && (key4 !== "sys_last_bulk_data_operation_id")) && (key4 !== "sys_last_bulk_data_operation_sys_version")) && (key4 !== "sys_last_modified_at")) && (key4 !== "sys_last_modified_by_id")) && (key4 !== "sys_last_security_context")) && (key4 !== "sys_locked")) && (key4 !== "sys_snapshot_base_version")) && (key4 !== "sys_version")){
const err87 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key4},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["referenceTypes.create"] = validate19;
const schema34 = {"$ref":"document#/components/schemas/ReferenceTypeBody"};
const schema35 = {"description":"A reference type to create.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"name":{"type":"string","description":"What this kind of reference is called, such as \"Academic\"."},"is_active":{"type":"boolean","description":"Whether the type is in use."}},"unevaluatedProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err23 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err24 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "name") && (key0 !== "is_active")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
const err25 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["referenceTypes.replace"] = validate22;
const schema37 = {"$ref":"document#/components/schemas/ReferenceTypeReplacement"};
const schema38 = {"description":"A reference type to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string","description":"What this kind of reference is called, such as \"Academic\"."},"is_active":{"type":"boolean","description":"Whether the type is in use."}},"unevaluatedProperties":false};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err23 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err24 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err25 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "id") && (key0 !== "name")) && (key0 !== "is_active")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
const err26 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.referenceTypes = validate25;
const schema40 = {"$ref":"document#/components/schemas/ReferenceType"};
const schema41 = {"description":"A reference type.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name"],"properties":{"name":{"type":"string","description":"What this kind of reference is called, such as \"Academic\"."},"is_active":{"type":"boolean","description":"Whether the type is in use."}},"unevaluatedProperties":false};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sys_created_at === undefined){
const err1 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_at"},message:"must have required property '"+"sys_created_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sys_created_by_id === undefined){
const err2 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_by_id"},message:"must have required property '"+"sys_created_by_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sys_last_modified_at === undefined){
const err3 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_at"},message:"must have required property '"+"sys_last_modified_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sys_last_modified_by_id === undefined){
const err4 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_by_id"},message:"must have required property '"+"sys_last_modified_by_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sys_version === undefined){
const err5 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_version"},message:"must have required property '"+"sys_version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err7 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err8 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err9 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
const err10 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err12 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err13 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
if(typeof data8.error !== "string"){
const err14 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.field !== undefined){
if(typeof data8.field !== "string"){
const err15 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err18 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
const err19 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sys_created_by_id !== undefined){
if(typeof data.sys_created_by_id !== "string"){
const err21 = {instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.sys_deleted_by_id !== undefined){
if(typeof data.sys_deleted_by_id !== "string"){
const err22 = {instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err23 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err24 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err25 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err26 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err27 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
const err28 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sys_last_modified_by_id !== undefined){
if(typeof data.sys_last_modified_by_id !== "string"){
const err30 = {instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err31 = {instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err32 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
const err33 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data25 = data.sys_version;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err35 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
const err36 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err39 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err40 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "name") && (key0 !== "is_active")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
const err41 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["savedReports.create"] = validate28;
const schema43 = {"$ref":"document#/components/schemas/SavedReportBody"};
const schema44 = {"description":"A saved report to create.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","app","report_id","user_id","access_group","report_configuration"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"app":{"type":"string","description":"The app that the report belongs to, such as `awards`."},"report_id":{"type":"string","x-refers-to":"external:report","description":"The report that was run."},"user_id":{"type":"string","x-refers-to":"external:user","description":"The person who saved it."},"access_group":{"type":"string","enum":["personal","team"],"description":"Whether it is for its user alone or for the team."},"report_configuration":{"type":"object","additionalProperties":true,"description":"The settings that were saved; any members."}},"unevaluatedProperties":false};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.app === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},message:"must have required property '"+"app"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.report_id === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report_id"},message:"must have required property '"+"report_id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.user_id === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.access_group === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_group"},message:"must have required property '"+"access_group"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.report_configuration === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report_configuration"},message:"must have required property '"+"report_configuration"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err28 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err29 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.app !== undefined){
if(typeof data.app !== "string"){
const err30 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.report_id !== undefined){
if(typeof data.report_id !== "string"){
const err31 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.user_id !== undefined){
if(typeof data.user_id !== "string"){
const err32 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.access_group !== undefined){
let data24 = data.access_group;
if(typeof data24 !== "string"){
const err33 = {instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!((data24 === "personal") || (data24 === "team"))){
const err34 = {instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/enum",keyword:"enum",params:{allowedValues: schema44.properties.access_group.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.report_configuration !== undefined){
let data25 = data.report_configuration;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
}
else {
const err35 = {instancePath:instancePath+"/report_configuration",schemaPath:"#/properties/report_configuration/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "description")) && (key0 !== "app")) && (key0 !== "report_id")) && (key0 !== "user_id")) && (key0 !== "access_group")) && (key0 !== "report_configuration")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
const err36 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["savedReports.replace"] = validate31;
const schema46 = {"$ref":"document#/components/schemas/SavedReportReplacement"};
const schema47 = {"description":"A saved report to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","app","report_id","user_id","access_group","report_configuration"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string"},"description":{"type":"string"},"app":{"type":"string","description":"The app that the report belongs to, such as `awards`."},"report_id":{"type":"string","x-refers-to":"external:report","description":"The report that was run."},"user_id":{"type":"string","x-refers-to":"external:user","description":"The person who saved it."},"access_group":{"type":"string","enum":["personal","team"],"description":"Whether it is for its user alone or for the team."},"report_configuration":{"type":"object","additionalProperties":true,"description":"The settings that were saved; any members."}},"unevaluatedProperties":false};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.app === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},message:"must have required property '"+"app"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.report_id === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report_id"},message:"must have required property '"+"report_id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.user_id === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.access_group === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_group"},message:"must have required property '"+"access_group"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.report_configuration === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report_configuration"},message:"must have required property '"+"report_configuration"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err28 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err29 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err30 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.app !== undefined){
if(typeof data.app !== "string"){
const err31 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.report_id !== undefined){
if(typeof data.report_id !== "string"){
const err32 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.user_id !== undefined){
if(typeof data.user_id !== "string"){
const err33 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.access_group !== undefined){
let data25 = data.access_group;
if(typeof data25 !== "string"){
const err34 = {instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((data25 === "personal") || (data25 === "team"))){
const err35 = {instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/enum",keyword:"enum",params:{allowedValues: schema47.properties.access_group.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.report_configuration !== undefined){
let data26 = data.report_configuration;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
}
else {
const err36 = {instancePath:instancePath+"/report_configuration",schemaPath:"#/properties/report_configuration/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
for(const key0 in data){
if((((((((((((((((((((((((((((((key0 !== "id") && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "app")) && (key0 !== "report_id")) && (key0 !== "user_id")) && (key0 !== "access_group")) && (key0 !== "report_configuration")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
const err37 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.savedReports = validate34;
const schema49 = {"$ref":"document#/components/schemas/SavedReport"};
const schema50 = {"description":"A saved report.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name","app","report_id","user_id","access_group","report_configuration"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"app":{"type":"string","description":"The app that the report belongs to, such as `awards`."},"report_id":{"type":"string","x-refers-to":"external:report","description":"The report that was run."},"user_id":{"type":"string","x-refers-to":"external:user","description":"The person who saved it."},"access_group":{"type":"string","enum":["personal","team"],"description":"Whether it is for its user alone or for the team."},"report_configuration":{"type":"object","additionalProperties":true,"description":"The settings that were saved; any members."}},"unevaluatedProperties":false};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sys_created_at === undefined){
const err1 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_at"},message:"must have required property '"+"sys_created_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sys_created_by_id === undefined){
const err2 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_by_id"},message:"must have required property '"+"sys_created_by_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sys_last_modified_at === undefined){
const err3 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_at"},message:"must have required property '"+"sys_last_modified_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sys_last_modified_by_id === undefined){
const err4 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_by_id"},message:"must have required property '"+"sys_last_modified_by_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sys_version === undefined){
const err5 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_version"},message:"must have required property '"+"sys_version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err7 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err8 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err9 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
const err10 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err12 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err13 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
if(typeof data8.error !== "string"){
const err14 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.field !== undefined){
if(typeof data8.field !== "string"){
const err15 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err18 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
const err19 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sys_created_by_id !== undefined){
if(typeof data.sys_created_by_id !== "string"){
const err21 = {instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.sys_deleted_by_id !== undefined){
if(typeof data.sys_deleted_by_id !== "string"){
const err22 = {instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err23 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err24 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err25 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err26 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err27 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
const err28 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sys_last_modified_by_id !== undefined){
if(typeof data.sys_last_modified_by_id !== "string"){
const err30 = {instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err31 = {instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err32 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
const err33 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data25 = data.sys_version;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err35 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
const err36 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.app === undefined){
const err39 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},message:"must have required property '"+"app"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.report_id === undefined){
const err40 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report_id"},message:"must have required property '"+"report_id"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data.user_id === undefined){
const err41 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data.access_group === undefined){
const err42 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_group"},message:"must have required property '"+"access_group"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data.report_configuration === undefined){
const err43 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report_configuration"},message:"must have required property '"+"report_configuration"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err44 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err45 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.app !== undefined){
if(typeof data.app !== "string"){
const err46 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.report_id !== undefined){
if(typeof data.report_id !== "string"){
const err47 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.user_id !== undefined){
if(typeof data.user_id !== "string"){
const err48 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.access_group !== undefined){
let data31 = data.access_group;
if(typeof data31 !== "string"){
const err49 = {instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!((data31 === "personal") || (data31 === "team"))){
const err50 = {instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/enum",keyword:"enum",params:{allowedValues: schema50.properties.access_group.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.report_configuration !== undefined){
let data32 = data.report_configuration;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
}
else {
const err51 = {instancePath:instancePath+"/report_configuration",schemaPath:"#/properties/report_configuration/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
for(const key0 in data){
if((((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "description")) && (key0 !== "app")) && (key0 !== "report_id")) && (key0 !== "user_id")) && (key0 !== "access_group")) && (key0 !== "report_configuration")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
const err52 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["shippingProducts.create"] = validate37;
const schema52 = {"$ref":"document#/components/schemas/ShippingProductBody"};
const schema53 = {"description":"A shipping product to create.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","business_unit_id"],"properties":{"name":{"type":"string"},"business_unit_id":{"type":"string","x-refers-to":"external:business unit","description":"The business unit that sells it."},"is_active":{"type":"boolean","description":"Whether it can be sold now."},"notes":{"type":"string"},"type":{"type":"string","enum":["commerce-shipping-products"],"description":"Tells shipping products from products of other kinds."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.business_unit_id === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "business_unit_id"},message:"must have required property '"+"business_unit_id"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err24 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.business_unit_id !== undefined){
if(typeof data.business_unit_id !== "string"){
const err25 = {instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err26 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.notes !== undefined){
if(typeof data.notes !== "string"){
const err27 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.type !== undefined){
let data23 = data.type;
if(typeof data23 !== "string"){
const err28 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(data23 === "commerce-shipping-products")){
const err29 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema53.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.custom_field_values !== undefined){
let data24 = data.custom_field_values;
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key0 in data25){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
const err30 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data25.boolean_value !== undefined){
if(typeof data25.boolean_value !== "boolean"){
const err31 = {instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data25.custom_field_id !== undefined){
if(typeof data25.custom_field_id !== "string"){
const err32 = {instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data25.file_url_value !== undefined){
if(typeof data25.file_url_value !== "string"){
const err33 = {instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data25.list_value !== undefined){
let data29 = data25.list_value;
if(Array.isArray(data29)){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
if(typeof data29[i2] !== "string"){
const err34 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data25.numeric_value !== undefined){
if(!(typeof data25.numeric_value == "number")){
const err36 = {instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data25.string_value !== undefined){
if(typeof data25.string_value !== "string"){
const err37 = {instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data25.table_value !== undefined){
let data33 = data25.table_value;
if(Array.isArray(data33)){
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
let data34 = data33[i3];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
}
else {
const err38 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
for(const key1 in data){
if((((((((((((((((((((((((((((key1 !== "name") && (key1 !== "business_unit_id")) && (key1 !== "is_active")) && (key1 !== "notes")) && (key1 !== "type")) && (key1 !== "custom_field_values")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
const err42 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["shippingProducts.replace"] = validate40;
const schema56 = {"$ref":"document#/components/schemas/ShippingProductReplacement"};
const schema57 = {"description":"A shipping product to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","business_unit_id"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string"},"business_unit_id":{"type":"string","x-refers-to":"external:business unit","description":"The business unit that sells it."},"is_active":{"type":"boolean","description":"Whether it can be sold now."},"notes":{"type":"string"},"type":{"type":"string","enum":["commerce-shipping-products"],"description":"Tells shipping products from products of other kinds."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.business_unit_id === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "business_unit_id"},message:"must have required property '"+"business_unit_id"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err24 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err25 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.business_unit_id !== undefined){
if(typeof data.business_unit_id !== "string"){
const err26 = {instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err27 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.notes !== undefined){
if(typeof data.notes !== "string"){
const err28 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.type !== undefined){
let data24 = data.type;
if(typeof data24 !== "string"){
const err29 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(data24 === "commerce-shipping-products")){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema57.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.custom_field_values !== undefined){
let data25 = data.custom_field_values;
if(Array.isArray(data25)){
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
let data26 = data25[i1];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key0 in data26){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
const err31 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data26.boolean_value !== undefined){
if(typeof data26.boolean_value !== "boolean"){
const err32 = {instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data26.custom_field_id !== undefined){
if(typeof data26.custom_field_id !== "string"){
const err33 = {instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data26.file_url_value !== undefined){
if(typeof data26.file_url_value !== "string"){
const err34 = {instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data26.list_value !== undefined){
let data30 = data26.list_value;
if(Array.isArray(data30)){
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
if(typeof data30[i2] !== "string"){
const err35 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data26.numeric_value !== undefined){
if(!(typeof data26.numeric_value == "number")){
const err37 = {instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data26.string_value !== undefined){
if(typeof data26.string_value !== "string"){
const err38 = {instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data26.table_value !== undefined){
let data34 = data26.table_value;
if(Array.isArray(data34)){
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
let data35 = data34[i3];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
}
else {
const err39 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
for(const key1 in data){
if(((((((((((((((((((((((((((((key1 !== "id") && (key1 !== "name")) && (key1 !== "business_unit_id")) && (key1 !== "is_active")) && (key1 !== "notes")) && (key1 !== "type")) && (key1 !== "custom_field_values")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
const err43 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.shippingProducts = validate43;
const schema60 = {"$ref":"document#/components/schemas/ShippingProduct"};
const schema61 = {"description":"A shipping product.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name","business_unit_id"],"properties":{"name":{"type":"string"},"business_unit_id":{"type":"string","x-refers-to":"external:business unit","description":"The business unit that sells it."},"is_active":{"type":"boolean","description":"Whether it can be sold now."},"notes":{"type":"string"},"type":{"type":"string","enum":["commerce-shipping-products"],"description":"Tells shipping products from products of other kinds."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sys_created_at === undefined){
const err1 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_at"},message:"must have required property '"+"sys_created_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sys_created_by_id === undefined){
const err2 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_by_id"},message:"must have required property '"+"sys_created_by_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sys_last_modified_at === undefined){
const err3 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_at"},message:"must have required property '"+"sys_last_modified_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sys_last_modified_by_id === undefined){
const err4 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_by_id"},message:"must have required property '"+"sys_last_modified_by_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sys_version === undefined){
const err5 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_version"},message:"must have required property '"+"sys_version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err7 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err8 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err9 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
const err10 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err12 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err13 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
if(typeof data8.error !== "string"){
const err14 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.field !== undefined){
if(typeof data8.field !== "string"){
const err15 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err18 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
const err19 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sys_created_by_id !== undefined){
if(typeof data.sys_created_by_id !== "string"){
const err21 = {instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.sys_deleted_by_id !== undefined){
if(typeof data.sys_deleted_by_id !== "string"){
const err22 = {instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err23 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err24 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err25 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err26 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err27 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
const err28 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sys_last_modified_by_id !== undefined){
if(typeof data.sys_last_modified_by_id !== "string"){
const err30 = {instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err31 = {instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err32 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
const err33 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data25 = data.sys_version;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err35 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
const err36 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.business_unit_id === undefined){
const err39 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "business_unit_id"},message:"must have required property '"+"business_unit_id"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err40 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.business_unit_id !== undefined){
if(typeof data.business_unit_id !== "string"){
const err41 = {instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err42 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.notes !== undefined){
if(typeof data.notes !== "string"){
const err43 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.type !== undefined){
let data30 = data.type;
if(typeof data30 !== "string"){
const err44 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(data30 === "commerce-shipping-products")){
const err45 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema61.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.custom_field_values !== undefined){
let data31 = data.custom_field_values;
if(Array.isArray(data31)){
const len1 = data31.length;
for(let i1=0; i1<len1; i1++){
let data32 = data31[i1];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key0 in data32){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
const err46 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data32.boolean_value !== undefined){
if(typeof data32.boolean_value !== "boolean"){
const err47 = {instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data32.custom_field_id !== undefined){
if(typeof data32.custom_field_id !== "string"){
const err48 = {instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data32.file_url_value !== undefined){
if(typeof data32.file_url_value !== "string"){
const err49 = {instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data32.list_value !== undefined){
let data36 = data32.list_value;
if(Array.isArray(data36)){
const len2 = data36.length;
for(let i2=0; i2<len2; i2++){
if(typeof data36[i2] !== "string"){
const err50 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data32.numeric_value !== undefined){
if(!(typeof data32.numeric_value == "number")){
const err52 = {instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data32.string_value !== undefined){
if(typeof data32.string_value !== "string"){
const err53 = {instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data32.table_value !== undefined){
let data40 = data32.table_value;
if(Array.isArray(data40)){
const len3 = data40.length;
for(let i3=0; i3<len3; i3++){
let data41 = data40[i3];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
}
else {
const err54 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
for(const key1 in data){
if(((((((((((((((((((((((((((((key1 !== "name") && (key1 !== "business_unit_id")) && (key1 !== "is_active")) && (key1 !== "notes")) && (key1 !== "type")) && (key1 !== "custom_field_values")) && (key1 !== "id")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
const err58 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["awards.create"] = validate46;
const schema64 = {"$ref":"document#/components/schemas/AwardBody"};
const schema65 = {"description":"An award to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a\ncomplete record; they may be left out all the same.\n","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"id":false,"name":{"type":"string"},"type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"description":{"type":"string"},"date":{"type":"string","format":"date-time","description":"When the award is given."},"enable_applications":{"type":"boolean","description":"People may apply for it."},"application_options":{"type":"object","description":"For when `enable_applications` is true.","properties":{"maximum_applications_per_applicant":{"type":"number"}},"additionalProperties":true},"enable_nominations":{"type":"boolean","description":"People may nominate others for it."},"enable_recipient_categories":{"type":"boolean","description":"Its recipients are sorted into categories."},"enable_reviews":{"type":"boolean","description":"Its applications are reviewed."},"allow_recipients_to_update_information":{"type":"boolean","description":"Recipients may change what is known of them."},"recipient_update_options":{"type":"object","description":"Expected when `allow_recipients_to_update_information` is true.","x-expected":true,"properties":{"recipient_update_options_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true},"certificate_mode":{"type":"string","description":"How certificates are made; `disabled` when they are not."},"certificate_template":{"type":"string","x-expected":true,"description":"Expected unless `certificate_mode` is `disabled`."},"show_in_portal":{"type":"boolean"},"show_in_portal_from":{"type":"string","format":"date-time"},"show_in_portal_until":{"type":"string","format":"date-time"},"application_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nomination_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nominee_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"recipient_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"cloned_from_id":{"type":"string","x-refers-to":"awards","description":"The award it was copied from."},"previous_award_id":{"type":"string","x-refers-to":"awards","description":"The award of the time before."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.id !== undefined){
const err23 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err24 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.type_id !== undefined){
if(typeof data.type_id !== "string"){
const err25 = {instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err26 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.date !== undefined){
let data23 = data.date;
if(typeof data23 === "string"){
if(!(formats4.validate(data23))){
const err27 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.enable_applications !== undefined){
if(typeof data.enable_applications !== "boolean"){
const err29 = {instancePath:instancePath+"/enable_applications",schemaPath:"#/properties/enable_applications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.application_options !== undefined){
let data25 = data.application_options;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.maximum_applications_per_applicant !== undefined){
if(!(typeof data25.maximum_applications_per_applicant == "number")){
const err30 = {instancePath:instancePath+"/application_options/maximum_applications_per_applicant",schemaPath:"#/properties/application_options/properties/maximum_applications_per_applicant/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/application_options",schemaPath:"#/properties/application_options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.enable_nominations !== undefined){
if(typeof data.enable_nominations !== "boolean"){
const err32 = {instancePath:instancePath+"/enable_nominations",schemaPath:"#/properties/enable_nominations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.enable_recipient_categories !== undefined){
if(typeof data.enable_recipient_categories !== "boolean"){
const err33 = {instancePath:instancePath+"/enable_recipient_categories",schemaPath:"#/properties/enable_recipient_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.enable_reviews !== undefined){
if(typeof data.enable_reviews !== "boolean"){
const err34 = {instancePath:instancePath+"/enable_reviews",schemaPath:"#/properties/enable_reviews/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.allow_recipients_to_update_information !== undefined){
if(typeof data.allow_recipients_to_update_information !== "boolean"){
const err35 = {instancePath:instancePath+"/allow_recipients_to_update_information",schemaPath:"#/properties/allow_recipients_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.recipient_update_options !== undefined){
let data31 = data.recipient_update_options;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.recipient_update_options_form_id !== undefined){
if(typeof data31.recipient_update_options_form_id !== "string"){
const err36 = {instancePath:instancePath+"/recipient_update_options/recipient_update_options_form_id",schemaPath:"#/properties/recipient_update_options/properties/recipient_update_options_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data31.modification_deadline_date !== undefined){
if(typeof data31.modification_deadline_date !== "string"){
const err37 = {instancePath:instancePath+"/recipient_update_options/modification_deadline_date",schemaPath:"#/properties/recipient_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/recipient_update_options",schemaPath:"#/properties/recipient_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.certificate_mode !== undefined){
if(typeof data.certificate_mode !== "string"){
const err39 = {instancePath:instancePath+"/certificate_mode",schemaPath:"#/properties/certificate_mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.certificate_template !== undefined){
if(typeof data.certificate_template !== "string"){
const err40 = {instancePath:instancePath+"/certificate_template",schemaPath:"#/properties/certificate_template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.show_in_portal !== undefined){
if(typeof data.show_in_portal !== "boolean"){
const err41 = {instancePath:instancePath+"/show_in_portal",schemaPath:"#/properties/show_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.show_in_portal_from !== undefined){
let data37 = data.show_in_portal_from;
if(typeof data37 === "string"){
if(!(formats4.validate(data37))){
const err42 = {instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.show_in_portal_until !== undefined){
let data38 = data.show_in_portal_until;
if(typeof data38 === "string"){
if(!(formats4.validate(data38))){
const err44 = {instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.application_page_layout_id !== undefined){
if(typeof data.application_page_layout_id !== "string"){
const err46 = {instancePath:instancePath+"/application_page_layout_id",schemaPath:"#/properties/application_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.nomination_page_layout_id !== undefined){
if(typeof data.nomination_page_layout_id !== "string"){
const err47 = {instancePath:instancePath+"/nomination_page_layout_id",schemaPath:"#/properties/nomination_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.nominee_page_layout_id !== undefined){
if(typeof data.nominee_page_layout_id !== "string"){
const err48 = {instancePath:instancePath+"/nominee_page_layout_id",schemaPath:"#/properties/nominee_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.recipient_page_layout_id !== undefined){
if(typeof data.recipient_page_layout_id !== "string"){
const err49 = {instancePath:instancePath+"/recipient_page_layout_id",schemaPath:"#/properties/recipient_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.cloned_from_id !== undefined){
if(typeof data.cloned_from_id !== "string"){
const err50 = {instancePath:instancePath+"/cloned_from_id",schemaPath:"#/properties/cloned_from_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.previous_award_id !== undefined){
if(typeof data.previous_award_id !== "string"){
const err51 = {instancePath:instancePath+"/previous_award_id",schemaPath:"#/properties/previous_award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.custom_field_values !== undefined){
let data45 = data.custom_field_values;
if(Array.isArray(data45)){
const len1 = data45.length;
for(let i1=0; i1<len1; i1++){
let data46 = data45[i1];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key0 in data46){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
const err52 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data46.boolean_value !== undefined){
if(typeof data46.boolean_value !== "boolean"){
const err53 = {instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data46.custom_field_id !== undefined){
if(typeof data46.custom_field_id !== "string"){
const err54 = {instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data46.file_url_value !== undefined){
if(typeof data46.file_url_value !== "string"){
const err55 = {instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data46.list_value !== undefined){
let data50 = data46.list_value;
if(Array.isArray(data50)){
const len2 = data50.length;
for(let i2=0; i2<len2; i2++){
if(typeof data50[i2] !== "string"){
const err56 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data46.numeric_value !== undefined){
if(!(typeof data46.numeric_value == "number")){
const err58 = {instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data46.string_value !== undefined){
if(typeof data46.string_value !== "string"){
const err59 = {instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data46.table_value !== undefined){
let data54 = data46.table_value;
if(Array.isArray(data54)){
const len3 = data54.length;
for(let i3=0; i3<len3; i3++){
let data55 = data54[i3];
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
}
else {
const err60 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["awards.replace"] = validate49;
const schema68 = {"$ref":"document#/components/schemas/AwardReplacement"};
const schema69 = {"description":"An award to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string"},"type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"description":{"type":"string"},"date":{"type":"string","format":"date-time","description":"When the award is given."},"enable_applications":{"type":"boolean","description":"People may apply for it."},"application_options":{"type":"object","description":"For when `enable_applications` is true.","properties":{"maximum_applications_per_applicant":{"type":"number"}},"additionalProperties":true},"enable_nominations":{"type":"boolean","description":"People may nominate others for it."},"enable_recipient_categories":{"type":"boolean","description":"Its recipients are sorted into categories."},"enable_reviews":{"type":"boolean","description":"Its applications are reviewed."},"allow_recipients_to_update_information":{"type":"boolean","description":"Recipients may change what is known of them."},"recipient_update_options":{"type":"object","description":"Expected when `allow_recipients_to_update_information` is true.","x-expected":true,"properties":{"recipient_update_options_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true},"certificate_mode":{"type":"string","description":"How certificates are made; `disabled` when they are not."},"certificate_template":{"type":"string","x-expected":true,"description":"Expected unless `certificate_mode` is `disabled`."},"show_in_portal":{"type":"boolean"},"show_in_portal_from":{"type":"string","format":"date-time"},"show_in_portal_until":{"type":"string","format":"date-time"},"application_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nomination_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nominee_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"recipient_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"cloned_from_id":{"type":"string","x-refers-to":"awards","description":"The award it was copied from."},"previous_award_id":{"type":"string","x-refers-to":"awards","description":"The award of the time before."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err23 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err24 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.type_id !== undefined){
if(typeof data.type_id !== "string"){
const err25 = {instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err26 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.date !== undefined){
let data23 = data.date;
if(typeof data23 === "string"){
if(!(formats4.validate(data23))){
const err27 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.enable_applications !== undefined){
if(typeof data.enable_applications !== "boolean"){
const err29 = {instancePath:instancePath+"/enable_applications",schemaPath:"#/properties/enable_applications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.application_options !== undefined){
let data25 = data.application_options;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.maximum_applications_per_applicant !== undefined){
if(!(typeof data25.maximum_applications_per_applicant == "number")){
const err30 = {instancePath:instancePath+"/application_options/maximum_applications_per_applicant",schemaPath:"#/properties/application_options/properties/maximum_applications_per_applicant/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/application_options",schemaPath:"#/properties/application_options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.enable_nominations !== undefined){
if(typeof data.enable_nominations !== "boolean"){
const err32 = {instancePath:instancePath+"/enable_nominations",schemaPath:"#/properties/enable_nominations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.enable_recipient_categories !== undefined){
if(typeof data.enable_recipient_categories !== "boolean"){
const err33 = {instancePath:instancePath+"/enable_recipient_categories",schemaPath:"#/properties/enable_recipient_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.enable_reviews !== undefined){
if(typeof data.enable_reviews !== "boolean"){
const err34 = {instancePath:instancePath+"/enable_reviews",schemaPath:"#/properties/enable_reviews/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.allow_recipients_to_update_information !== undefined){
if(typeof data.allow_recipients_to_update_information !== "boolean"){
const err35 = {instancePath:instancePath+"/allow_recipients_to_update_information",schemaPath:"#/properties/allow_recipients_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.recipient_update_options !== undefined){
let data31 = data.recipient_update_options;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.recipient_update_options_form_id !== undefined){
if(typeof data31.recipient_update_options_form_id !== "string"){
const err36 = {instancePath:instancePath+"/recipient_update_options/recipient_update_options_form_id",schemaPath:"#/properties/recipient_update_options/properties/recipient_update_options_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data31.modification_deadline_date !== undefined){
if(typeof data31.modification_deadline_date !== "string"){
const err37 = {instancePath:instancePath+"/recipient_update_options/modification_deadline_date",schemaPath:"#/properties/recipient_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/recipient_update_options",schemaPath:"#/properties/recipient_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.certificate_mode !== undefined){
if(typeof data.certificate_mode !== "string"){
const err39 = {instancePath:instancePath+"/certificate_mode",schemaPath:"#/properties/certificate_mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.certificate_template !== undefined){
if(typeof data.certificate_template !== "string"){
const err40 = {instancePath:instancePath+"/certificate_template",schemaPath:"#/properties/certificate_template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.show_in_portal !== undefined){
if(typeof data.show_in_portal !== "boolean"){
const err41 = {instancePath:instancePath+"/show_in_portal",schemaPath:"#/properties/show_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.show_in_portal_from !== undefined){
let data37 = data.show_in_portal_from;
if(typeof data37 === "string"){
if(!(formats4.validate(data37))){
const err42 = {instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.show_in_portal_until !== undefined){
let data38 = data.show_in_portal_until;
if(typeof data38 === "string"){
if(!(formats4.validate(data38))){
const err44 = {instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.application_page_layout_id !== undefined){
if(typeof data.application_page_layout_id !== "string"){
const err46 = {instancePath:instancePath+"/application_page_layout_id",schemaPath:"#/properties/application_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.nomination_page_layout_id !== undefined){
if(typeof data.nomination_page_layout_id !== "string"){
const err47 = {instancePath:instancePath+"/nomination_page_layout_id",schemaPath:"#/properties/nomination_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.nominee_page_layout_id !== undefined){
if(typeof data.nominee_page_layout_id !== "string"){
const err48 = {instancePath:instancePath+"/nominee_page_layout_id",schemaPath:"#/properties/nominee_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.recipient_page_layout_id !== undefined){
if(typeof data.recipient_page_layout_id !== "string"){
const err49 = {instancePath:instancePath+"/recipient_page_layout_id",schemaPath:"#/properties/recipient_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.cloned_from_id !== undefined){
if(typeof data.cloned_from_id !== "string"){
const err50 = {instancePath:instancePath+"/cloned_from_id",schemaPath:"#/properties/cloned_from_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.previous_award_id !== undefined){
if(typeof data.previous_award_id !== "string"){
const err51 = {instancePath:instancePath+"/previous_award_id",schemaPath:"#/properties/previous_award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.custom_field_values !== undefined){
let data45 = data.custom_field_values;
if(Array.isArray(data45)){
const len1 = data45.length;
for(let i1=0; i1<len1; i1++){
let data46 = data45[i1];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key0 in data46){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
const err52 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data46.boolean_value !== undefined){
if(typeof data46.boolean_value !== "boolean"){
const err53 = {instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data46.custom_field_id !== undefined){
if(typeof data46.custom_field_id !== "string"){
const err54 = {instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data46.file_url_value !== undefined){
if(typeof data46.file_url_value !== "string"){
const err55 = {instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data46.list_value !== undefined){
let data50 = data46.list_value;
if(Array.isArray(data50)){
const len2 = data50.length;
for(let i2=0; i2<len2; i2++){
if(typeof data50[i2] !== "string"){
const err56 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data46.numeric_value !== undefined){
if(!(typeof data46.numeric_value == "number")){
const err58 = {instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data46.string_value !== undefined){
if(typeof data46.string_value !== "string"){
const err59 = {instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data46.table_value !== undefined){
let data54 = data46.table_value;
if(Array.isArray(data54)){
const len3 = data54.length;
for(let i3=0; i3<len3; i3++){
let data55 = data54[i3];
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
}
else {
const err60 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.awards = validate52;
const schema72 = {"$ref":"document#/components/schemas/Award"};
const schema73 = {"description":"An award.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name"],"properties":{"name":{"type":"string"},"type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"description":{"type":"string"},"date":{"type":"string","format":"date-time","description":"When the award is given."},"enable_applications":{"type":"boolean","description":"People may apply for it."},"application_options":{"type":"object","description":"For when `enable_applications` is true.","properties":{"maximum_applications_per_applicant":{"type":"number"}},"additionalProperties":true},"enable_nominations":{"type":"boolean","description":"People may nominate others for it."},"enable_recipient_categories":{"type":"boolean","description":"Its recipients are sorted into categories."},"enable_reviews":{"type":"boolean","description":"Its applications are reviewed."},"allow_recipients_to_update_information":{"type":"boolean","description":"Recipients may change what is known of them."},"recipient_update_options":{"type":"object","description":"Expected when `allow_recipients_to_update_information` is true.","x-expected":true,"properties":{"recipient_update_options_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true},"certificate_mode":{"type":"string","description":"How certificates are made; `disabled` when they are not."},"certificate_template":{"type":"string","x-expected":true,"description":"Expected unless `certificate_mode` is `disabled`."},"show_in_portal":{"type":"boolean"},"show_in_portal_from":{"type":"string","format":"date-time"},"show_in_portal_until":{"type":"string","format":"date-time"},"application_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nomination_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nominee_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"recipient_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"cloned_from_id":{"type":"string","x-refers-to":"awards","description":"The award it was copied from."},"previous_award_id":{"type":"string","x-refers-to":"awards","description":"The award of the time before."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sys_created_at === undefined){
const err1 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_at"},message:"must have required property '"+"sys_created_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sys_created_by_id === undefined){
const err2 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_by_id"},message:"must have required property '"+"sys_created_by_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sys_last_modified_at === undefined){
const err3 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_at"},message:"must have required property '"+"sys_last_modified_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sys_last_modified_by_id === undefined){
const err4 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_by_id"},message:"must have required property '"+"sys_last_modified_by_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sys_version === undefined){
const err5 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_version"},message:"must have required property '"+"sys_version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err7 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err8 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err9 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
const err10 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err12 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err13 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
if(typeof data8.error !== "string"){
const err14 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.field !== undefined){
if(typeof data8.field !== "string"){
const err15 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err18 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
const err19 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sys_created_by_id !== undefined){
if(typeof data.sys_created_by_id !== "string"){
const err21 = {instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.sys_deleted_by_id !== undefined){
if(typeof data.sys_deleted_by_id !== "string"){
const err22 = {instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err23 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err24 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err25 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err26 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err27 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
const err28 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sys_last_modified_by_id !== undefined){
if(typeof data.sys_last_modified_by_id !== "string"){
const err30 = {instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err31 = {instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err32 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
const err33 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data25 = data.sys_version;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err35 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
const err36 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err39 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.type_id !== undefined){
if(typeof data.type_id !== "string"){
const err40 = {instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err41 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.date !== undefined){
let data29 = data.date;
if(typeof data29 === "string"){
if(!(formats4.validate(data29))){
const err42 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.enable_applications !== undefined){
if(typeof data.enable_applications !== "boolean"){
const err44 = {instancePath:instancePath+"/enable_applications",schemaPath:"#/properties/enable_applications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.application_options !== undefined){
let data31 = data.application_options;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.maximum_applications_per_applicant !== undefined){
if(!(typeof data31.maximum_applications_per_applicant == "number")){
const err45 = {instancePath:instancePath+"/application_options/maximum_applications_per_applicant",schemaPath:"#/properties/application_options/properties/maximum_applications_per_applicant/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/application_options",schemaPath:"#/properties/application_options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.enable_nominations !== undefined){
if(typeof data.enable_nominations !== "boolean"){
const err47 = {instancePath:instancePath+"/enable_nominations",schemaPath:"#/properties/enable_nominations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.enable_recipient_categories !== undefined){
if(typeof data.enable_recipient_categories !== "boolean"){
const err48 = {instancePath:instancePath+"/enable_recipient_categories",schemaPath:"#/properties/enable_recipient_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.enable_reviews !== undefined){
if(typeof data.enable_reviews !== "boolean"){
const err49 = {instancePath:instancePath+"/enable_reviews",schemaPath:"#/properties/enable_reviews/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.allow_recipients_to_update_information !== undefined){
if(typeof data.allow_recipients_to_update_information !== "boolean"){
const err50 = {instancePath:instancePath+"/allow_recipients_to_update_information",schemaPath:"#/properties/allow_recipients_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.recipient_update_options !== undefined){
let data37 = data.recipient_update_options;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.recipient_update_options_form_id !== undefined){
if(typeof data37.recipient_update_options_form_id !== "string"){
const err51 = {instancePath:instancePath+"/recipient_update_options/recipient_update_options_form_id",schemaPath:"#/properties/recipient_update_options/properties/recipient_update_options_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data37.modification_deadline_date !== undefined){
if(typeof data37.modification_deadline_date !== "string"){
const err52 = {instancePath:instancePath+"/recipient_update_options/modification_deadline_date",schemaPath:"#/properties/recipient_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/recipient_update_options",schemaPath:"#/properties/recipient_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.certificate_mode !== undefined){
if(typeof data.certificate_mode !== "string"){
const err54 = {instancePath:instancePath+"/certificate_mode",schemaPath:"#/properties/certificate_mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.certificate_template !== undefined){
if(typeof data.certificate_template !== "string"){
const err55 = {instancePath:instancePath+"/certificate_template",schemaPath:"#/properties/certificate_template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.show_in_portal !== undefined){
if(typeof data.show_in_portal !== "boolean"){
const err56 = {instancePath:instancePath+"/show_in_portal",schemaPath:"#/properties/show_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.show_in_portal_from !== undefined){
let data43 = data.show_in_portal_from;
if(typeof data43 === "string"){
if(!(formats4.validate(data43))){
const err57 = {instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.show_in_portal_until !== undefined){
let data44 = data.show_in_portal_until;
if(typeof data44 === "string"){
if(!(formats4.validate(data44))){
const err59 = {instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.application_page_layout_id !== undefined){
if(typeof data.application_page_layout_id !== "string"){
const err61 = {instancePath:instancePath+"/application_page_layout_id",schemaPath:"#/properties/application_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.nomination_page_layout_id !== undefined){
if(typeof data.nomination_page_layout_id !== "string"){
const err62 = {instancePath:instancePath+"/nomination_page_layout_id",schemaPath:"#/properties/nomination_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.nominee_page_layout_id !== undefined){
if(typeof data.nominee_page_layout_id !== "string"){
const err63 = {instancePath:instancePath+"/nominee_page_layout_id",schemaPath:"#/properties/nominee_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.recipient_page_layout_id !== undefined){
if(typeof data.recipient_page_layout_id !== "string"){
const err64 = {instancePath:instancePath+"/recipient_page_layout_id",schemaPath:"#/properties/recipient_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.cloned_from_id !== undefined){
if(typeof data.cloned_from_id !== "string"){
const err65 = {instancePath:instancePath+"/cloned_from_id",schemaPath:"#/properties/cloned_from_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.previous_award_id !== undefined){
if(typeof data.previous_award_id !== "string"){
const err66 = {instancePath:instancePath+"/previous_award_id",schemaPath:"#/properties/previous_award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.custom_field_values !== undefined){
let data51 = data.custom_field_values;
if(Array.isArray(data51)){
const len1 = data51.length;
for(let i1=0; i1<len1; i1++){
let data52 = data51[i1];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
for(const key0 in data52){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
const err67 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data52.boolean_value !== undefined){
if(typeof data52.boolean_value !== "boolean"){
const err68 = {instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data52.custom_field_id !== undefined){
if(typeof data52.custom_field_id !== "string"){
const err69 = {instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data52.file_url_value !== undefined){
if(typeof data52.file_url_value !== "string"){
const err70 = {instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data52.list_value !== undefined){
let data56 = data52.list_value;
if(Array.isArray(data56)){
const len2 = data56.length;
for(let i2=0; i2<len2; i2++){
if(typeof data56[i2] !== "string"){
const err71 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data52.numeric_value !== undefined){
if(!(typeof data52.numeric_value == "number")){
const err73 = {instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data52.string_value !== undefined){
if(typeof data52.string_value !== "string"){
const err74 = {instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data52.table_value !== undefined){
let data60 = data52.table_value;
if(Array.isArray(data60)){
const len3 = data60.length;
for(let i3=0; i3<len3; i3++){
let data61 = data60[i3];
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
}
else {
const err75 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["applications.create"] = validate55;
const schema76 = {"$ref":"document#/components/schemas/ApplicationBody"};
const schema77 = {"description":"An application to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a\ncomplete record; they may be left out all the same.\n","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"id":false,"name":{"type":"string","description":"Name of the applicant."},"award_id":{"type":"string","x-refers-to":"awards","x-expected":true,"description":"The award applied for."},"award_type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"process_id":{"type":"string","x-refers-to":"applicationProcesses","description":"The application process under which it is made."},"owner_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who the applicant is."},"contact_id":{"type":"string","x-refers-to":"external:contact","x-expected":true,"description":"Contact record of the applicant, or of the person who applies for the organization."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-expected":true,"description":"Expected when `owner_type` is `organization`."},"date":{"type":"string","x-expected":true,"description":"The day of the application. Any text; no format is checked."},"status":{"type":"string"},"status_reason_id":{"type":"string","x-refers-to":"external:application status reason"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string","description":"Where notices about missing references go."},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"bucket_id":{"type":"string","x-refers-to":"external:review bucket","x-expected":true},"override_bucket_assignment":{"type":"boolean","description":"Keeps the `bucket_id` that is set instead of assigning one."},"round_id":{"type":"string","x-refers-to":"external:review round"},"review_status":{"type":"string","description":"What the reviewing led to."},"last_review_status_change":{"type":"string","format":"date-time"},"reviewer_recommendation":{"type":"string","description":"The joint advice of the reviewers."},"pending_console_review":{"type":"boolean"},"average_score":{"type":"number","format":"float"},"total_score":{"type":"number"},"references":{"type":"array","description":"References that are held inside the application.","items":{"type":"object","additionalProperties":true}},"number_of_missing_references":{"type":"number"},"recipient_categories":{"type":"array","items":{"type":"object","properties":{"category_id":{"type":"string","x-refers-to":"external:recipient category"}},"additionalProperties":true}},"nominee_id":{"type":"string","x-refers-to":"external:nominee","description":"The nomination's nominee who applies."},"fee_id":{"type":"string","x-refers-to":"external:application fee"},"order_id":{"type":"string","x-refers-to":"external:order","description":"The order by which the fee is paid."},"order_line_item_id":{"type":"string","x-refers-to":"external:order line item"},"submission_space_id":{"type":"string","x-refers-to":"external:submission space"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.id !== undefined){
const err23 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err24 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.award_id !== undefined){
if(typeof data.award_id !== "string"){
const err25 = {instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.award_type_id !== undefined){
if(typeof data.award_type_id !== "string"){
const err26 = {instancePath:instancePath+"/award_type_id",schemaPath:"#/properties/award_type_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.process_id !== undefined){
if(typeof data.process_id !== "string"){
const err27 = {instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.owner_type !== undefined){
let data24 = data.owner_type;
if(typeof data24 !== "string"){
const err28 = {instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data24 === "contact") || (data24 === "organization"))){
const err29 = {instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/enum",keyword:"enum",params:{allowedValues: schema77.properties.owner_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.contact_id !== undefined){
if(typeof data.contact_id !== "string"){
const err30 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.organization_id !== undefined){
if(typeof data.organization_id !== "string"){
const err31 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.date !== undefined){
if(typeof data.date !== "string"){
const err32 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err33 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.status_reason_id !== undefined){
if(typeof data.status_reason_id !== "string"){
const err34 = {instancePath:instancePath+"/status_reason_id",schemaPath:"#/properties/status_reason_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err35 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string"){
const err36 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.email_address !== undefined){
if(typeof data.email_address !== "string"){
const err37 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.job_title !== undefined){
if(typeof data.job_title !== "string"){
const err38 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
const err39 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
const err40 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err41 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.bucket_id !== undefined){
if(typeof data.bucket_id !== "string"){
const err42 = {instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.override_bucket_assignment !== undefined){
if(typeof data.override_bucket_assignment !== "boolean"){
const err43 = {instancePath:instancePath+"/override_bucket_assignment",schemaPath:"#/properties/override_bucket_assignment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.round_id !== undefined){
if(typeof data.round_id !== "string"){
const err44 = {instancePath:instancePath+"/round_id",schemaPath:"#/properties/round_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.review_status !== undefined){
if(typeof data.review_status !== "string"){
const err45 = {instancePath:instancePath+"/review_status",schemaPath:"#/properties/review_status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.last_review_status_change !== undefined){
let data41 = data.last_review_status_change;
if(typeof data41 === "string"){
if(!(formats4.validate(data41))){
const err46 = {instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.reviewer_recommendation !== undefined){
if(typeof data.reviewer_recommendation !== "string"){
const err48 = {instancePath:instancePath+"/reviewer_recommendation",schemaPath:"#/properties/reviewer_recommendation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.pending_console_review !== undefined){
if(typeof data.pending_console_review !== "boolean"){
const err49 = {instancePath:instancePath+"/pending_console_review",schemaPath:"#/properties/pending_console_review/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.average_score !== undefined){
let data44 = data.average_score;
if(typeof data44 == "number"){
if(!(formats0.validate(data44))){
const err50 = {instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.total_score !== undefined){
if(!(typeof data.total_score == "number")){
const err52 = {instancePath:instancePath+"/total_score",schemaPath:"#/properties/total_score/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.references !== undefined){
let data46 = data.references;
if(Array.isArray(data46)){
const len1 = data46.length;
for(let i1=0; i1<len1; i1++){
let data47 = data46[i1];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
}
else {
const err53 = {instancePath:instancePath+"/references/" + i1,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.number_of_missing_references !== undefined){
if(!(typeof data.number_of_missing_references == "number")){
const err55 = {instancePath:instancePath+"/number_of_missing_references",schemaPath:"#/properties/number_of_missing_references/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.recipient_categories !== undefined){
let data49 = data.recipient_categories;
if(Array.isArray(data49)){
const len2 = data49.length;
for(let i2=0; i2<len2; i2++){
let data50 = data49[i2];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.category_id !== undefined){
if(typeof data50.category_id !== "string"){
const err56 = {instancePath:instancePath+"/recipient_categories/" + i2+"/category_id",schemaPath:"#/properties/recipient_categories/items/properties/category_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/recipient_categories/" + i2,schemaPath:"#/properties/recipient_categories/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/recipient_categories",schemaPath:"#/properties/recipient_categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.nominee_id !== undefined){
if(typeof data.nominee_id !== "string"){
const err59 = {instancePath:instancePath+"/nominee_id",schemaPath:"#/properties/nominee_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.fee_id !== undefined){
if(typeof data.fee_id !== "string"){
const err60 = {instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.order_id !== undefined){
if(typeof data.order_id !== "string"){
const err61 = {instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.order_line_item_id !== undefined){
if(typeof data.order_line_item_id !== "string"){
const err62 = {instancePath:instancePath+"/order_line_item_id",schemaPath:"#/properties/order_line_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.submission_space_id !== undefined){
if(typeof data.submission_space_id !== "string"){
const err63 = {instancePath:instancePath+"/submission_space_id",schemaPath:"#/properties/submission_space_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.notes !== undefined){
if(typeof data.notes !== "string"){
const err64 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.custom_field_values !== undefined){
let data58 = data.custom_field_values;
if(Array.isArray(data58)){
const len3 = data58.length;
for(let i3=0; i3<len3; i3++){
let data59 = data58[i3];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
for(const key0 in data59){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
const err65 = {instancePath:instancePath+"/custom_field_values/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data59.boolean_value !== undefined){
if(typeof data59.boolean_value !== "boolean"){
const err66 = {instancePath:instancePath+"/custom_field_values/" + i3+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data59.custom_field_id !== undefined){
if(typeof data59.custom_field_id !== "string"){
const err67 = {instancePath:instancePath+"/custom_field_values/" + i3+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data59.file_url_value !== undefined){
if(typeof data59.file_url_value !== "string"){
const err68 = {instancePath:instancePath+"/custom_field_values/" + i3+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data59.list_value !== undefined){
let data63 = data59.list_value;
if(Array.isArray(data63)){
const len4 = data63.length;
for(let i4=0; i4<len4; i4++){
if(typeof data63[i4] !== "string"){
const err69 = {instancePath:instancePath+"/custom_field_values/" + i3+"/list_value/" + i4,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/custom_field_values/" + i3+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data59.numeric_value !== undefined){
if(!(typeof data59.numeric_value == "number")){
const err71 = {instancePath:instancePath+"/custom_field_values/" + i3+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data59.string_value !== undefined){
if(typeof data59.string_value !== "string"){
const err72 = {instancePath:instancePath+"/custom_field_values/" + i3+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data59.table_value !== undefined){
let data67 = data59.table_value;
if(Array.isArray(data67)){
const len5 = data67.length;
for(let i5=0; i5<len5; i5++){
let data68 = data67[i5];
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
}
else {
const err73 = {instancePath:instancePath+"/custom_field_values/" + i3+"/table_value/" + i5,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/custom_field_values/" + i3+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/custom_field_values/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["applications.replace"] = validate58;
const schema80 = {"$ref":"document#/components/schemas/ApplicationReplacement"};
const schema81 = {"description":"An application to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string","description":"Name of the applicant."},"award_id":{"type":"string","x-refers-to":"awards","x-expected":true,"description":"The award applied for."},"award_type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"process_id":{"type":"string","x-refers-to":"applicationProcesses","description":"The application process under which it is made."},"owner_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who the applicant is."},"contact_id":{"type":"string","x-refers-to":"external:contact","x-expected":true,"description":"Contact record of the applicant, or of the person who applies for the organization."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-expected":true,"description":"Expected when `owner_type` is `organization`."},"date":{"type":"string","x-expected":true,"description":"The day of the application. Any text; no format is checked."},"status":{"type":"string"},"status_reason_id":{"type":"string","x-refers-to":"external:application status reason"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string","description":"Where notices about missing references go."},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"bucket_id":{"type":"string","x-refers-to":"external:review bucket","x-expected":true},"override_bucket_assignment":{"type":"boolean","description":"Keeps the `bucket_id` that is set instead of assigning one."},"round_id":{"type":"string","x-refers-to":"external:review round"},"review_status":{"type":"string","description":"What the reviewing led to."},"last_review_status_change":{"type":"string","format":"date-time"},"reviewer_recommendation":{"type":"string","description":"The joint advice of the reviewers."},"pending_console_review":{"type":"boolean"},"average_score":{"type":"number","format":"float"},"total_score":{"type":"number"},"references":{"type":"array","description":"References that are held inside the application.","items":{"type":"object","additionalProperties":true}},"number_of_missing_references":{"type":"number"},"recipient_categories":{"type":"array","items":{"type":"object","properties":{"category_id":{"type":"string","x-refers-to":"external:recipient category"}},"additionalProperties":true}},"nominee_id":{"type":"string","x-refers-to":"external:nominee","description":"The nomination's nominee who applies."},"fee_id":{"type":"string","x-refers-to":"external:application fee"},"order_id":{"type":"string","x-refers-to":"external:order","description":"The order by which the fee is paid."},"order_line_item_id":{"type":"string","x-refers-to":"external:order line item"},"submission_space_id":{"type":"string","x-refers-to":"external:submission space"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err23 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err24 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.award_id !== undefined){
if(typeof data.award_id !== "string"){
const err25 = {instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.award_type_id !== undefined){
if(typeof data.award_type_id !== "string"){
const err26 = {instancePath:instancePath+"/award_type_id",schemaPath:"#/properties/award_type_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.process_id !== undefined){
if(typeof data.process_id !== "string"){
const err27 = {instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.owner_type !== undefined){
let data24 = data.owner_type;
if(typeof data24 !== "string"){
const err28 = {instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data24 === "contact") || (data24 === "organization"))){
const err29 = {instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/enum",keyword:"enum",params:{allowedValues: schema81.properties.owner_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.contact_id !== undefined){
if(typeof data.contact_id !== "string"){
const err30 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.organization_id !== undefined){
if(typeof data.organization_id !== "string"){
const err31 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.date !== undefined){
if(typeof data.date !== "string"){
const err32 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err33 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.status_reason_id !== undefined){
if(typeof data.status_reason_id !== "string"){
const err34 = {instancePath:instancePath+"/status_reason_id",schemaPath:"#/properties/status_reason_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err35 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string"){
const err36 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.email_address !== undefined){
if(typeof data.email_address !== "string"){
const err37 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.job_title !== undefined){
if(typeof data.job_title !== "string"){
const err38 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
const err39 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
const err40 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err41 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.bucket_id !== undefined){
if(typeof data.bucket_id !== "string"){
const err42 = {instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.override_bucket_assignment !== undefined){
if(typeof data.override_bucket_assignment !== "boolean"){
const err43 = {instancePath:instancePath+"/override_bucket_assignment",schemaPath:"#/properties/override_bucket_assignment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.round_id !== undefined){
if(typeof data.round_id !== "string"){
const err44 = {instancePath:instancePath+"/round_id",schemaPath:"#/properties/round_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.review_status !== undefined){
if(typeof data.review_status !== "string"){
const err45 = {instancePath:instancePath+"/review_status",schemaPath:"#/properties/review_status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.last_review_status_change !== undefined){
let data41 = data.last_review_status_change;
if(typeof data41 === "string"){
if(!(formats4.validate(data41))){
const err46 = {instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.reviewer_recommendation !== undefined){
if(typeof data.reviewer_recommendation !== "string"){
const err48 = {instancePath:instancePath+"/reviewer_recommendation",schemaPath:"#/properties/reviewer_recommendation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.pending_console_review !== undefined){
if(typeof data.pending_console_review !== "boolean"){
const err49 = {instancePath:instancePath+"/pending_console_review",schemaPath:"#/properties/pending_console_review/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.average_score !== undefined){
let data44 = data.average_score;
if(typeof data44 == "number"){
if(!(formats0.validate(data44))){
const err50 = {instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.total_score !== undefined){
if(!(typeof data.total_score == "number")){
const err52 = {instancePath:instancePath+"/total_score",schemaPath:"#/properties/total_score/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.references !== undefined){
let data46 = data.references;
if(Array.isArray(data46)){
const len1 = data46.length;
for(let i1=0; i1<len1; i1++){
let data47 = data46[i1];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
}
else {
const err53 = {instancePath:instancePath+"/references/" + i1,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.number_of_missing_references !== undefined){
if(!(typeof data.number_of_missing_references == "number")){
const err55 = {instancePath:instancePath+"/number_of_missing_references",schemaPath:"#/properties/number_of_missing_references/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.recipient_categories !== undefined){
let data49 = data.recipient_categories;
if(Array.isArray(data49)){
const len2 = data49.length;
for(let i2=0; i2<len2; i2++){
let data50 = data49[i2];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.category_id !== undefined){
if(typeof data50.category_id !== "string"){
const err56 = {instancePath:instancePath+"/recipient_categories/" + i2+"/category_id",schemaPath:"#/properties/recipient_categories/items/properties/category_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/recipient_categories/" + i2,schemaPath:"#/properties/recipient_categories/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/recipient_categories",schemaPath:"#/properties/recipient_categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.nominee_id !== undefined){
if(typeof data.nominee_id !== "string"){
const err59 = {instancePath:instancePath+"/nominee_id",schemaPath:"#/properties/nominee_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.fee_id !== undefined){
if(typeof data.fee_id !== "string"){
const err60 = {instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.order_id !== undefined){
if(typeof data.order_id !== "string"){
const err61 = {instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.order_line_item_id !== undefined){
if(typeof data.order_line_item_id !== "string"){
const err62 = {instancePath:instancePath+"/order_line_item_id",schemaPath:"#/properties/order_line_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.submission_space_id !== undefined){
if(typeof data.submission_space_id !== "string"){
const err63 = {instancePath:instancePath+"/submission_space_id",schemaPath:"#/properties/submission_space_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.notes !== undefined){
if(typeof data.notes !== "string"){
const err64 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.custom_field_values !== undefined){
let data58 = data.custom_field_values;
if(Array.isArray(data58)){
const len3 = data58.length;
for(let i3=0; i3<len3; i3++){
let data59 = data58[i3];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
for(const key0 in data59){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
const err65 = {instancePath:instancePath+"/custom_field_values/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data59.boolean_value !== undefined){
if(typeof data59.boolean_value !== "boolean"){
const err66 = {instancePath:instancePath+"/custom_field_values/" + i3+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data59.custom_field_id !== undefined){
if(typeof data59.custom_field_id !== "string"){
const err67 = {instancePath:instancePath+"/custom_field_values/" + i3+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data59.file_url_value !== undefined){
if(typeof data59.file_url_value !== "string"){
const err68 = {instancePath:instancePath+"/custom_field_values/" + i3+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data59.list_value !== undefined){
let data63 = data59.list_value;
if(Array.isArray(data63)){
const len4 = data63.length;
for(let i4=0; i4<len4; i4++){
if(typeof data63[i4] !== "string"){
const err69 = {instancePath:instancePath+"/custom_field_values/" + i3+"/list_value/" + i4,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/custom_field_values/" + i3+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data59.numeric_value !== undefined){
if(!(typeof data59.numeric_value == "number")){
const err71 = {instancePath:instancePath+"/custom_field_values/" + i3+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data59.string_value !== undefined){
if(typeof data59.string_value !== "string"){
const err72 = {instancePath:instancePath+"/custom_field_values/" + i3+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data59.table_value !== undefined){
let data67 = data59.table_value;
if(Array.isArray(data67)){
const len5 = data67.length;
for(let i5=0; i5<len5; i5++){
let data68 = data67[i5];
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
}
else {
const err73 = {instancePath:instancePath+"/custom_field_values/" + i3+"/table_value/" + i5,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/custom_field_values/" + i3+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/custom_field_values/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.applications = validate61;
const schema84 = {"$ref":"document#/components/schemas/Application"};
const schema85 = {"description":"An application.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name"],"properties":{"name":{"type":"string","description":"Name of the applicant."},"award_id":{"type":"string","x-refers-to":"awards","x-expected":true,"description":"The award applied for."},"award_type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"process_id":{"type":"string","x-refers-to":"applicationProcesses","description":"The application process under which it is made."},"owner_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who the applicant is."},"contact_id":{"type":"string","x-refers-to":"external:contact","x-expected":true,"description":"Contact record of the applicant, or of the person who applies for the organization."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-expected":true,"description":"Expected when `owner_type` is `organization`."},"date":{"type":"string","x-expected":true,"description":"The day of the application. Any text; no format is checked."},"status":{"type":"string"},"status_reason_id":{"type":"string","x-refers-to":"external:application status reason"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string","description":"Where notices about missing references go."},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"bucket_id":{"type":"string","x-refers-to":"external:review bucket","x-expected":true},"override_bucket_assignment":{"type":"boolean","description":"Keeps the `bucket_id` that is set instead of assigning one."},"round_id":{"type":"string","x-refers-to":"external:review round"},"review_status":{"type":"string","description":"What the reviewing led to."},"last_review_status_change":{"type":"string","format":"date-time"},"reviewer_recommendation":{"type":"string","description":"The joint advice of the reviewers."},"pending_console_review":{"type":"boolean"},"average_score":{"type":"number","format":"float"},"total_score":{"type":"number"},"references":{"type":"array","description":"References that are held inside the application.","items":{"type":"object","additionalProperties":true}},"number_of_missing_references":{"type":"number"},"recipient_categories":{"type":"array","items":{"type":"object","properties":{"category_id":{"type":"string","x-refers-to":"external:recipient category"}},"additionalProperties":true}},"nominee_id":{"type":"string","x-refers-to":"external:nominee","description":"The nomination's nominee who applies."},"fee_id":{"type":"string","x-refers-to":"external:application fee"},"order_id":{"type":"string","x-refers-to":"external:order","description":"The order by which the fee is paid."},"order_line_item_id":{"type":"string","x-refers-to":"external:order line item"},"submission_space_id":{"type":"string","x-refers-to":"external:submission space"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sys_created_at === undefined){
const err1 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_at"},message:"must have required property '"+"sys_created_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sys_created_by_id === undefined){
const err2 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_by_id"},message:"must have required property '"+"sys_created_by_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sys_last_modified_at === undefined){
const err3 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_at"},message:"must have required property '"+"sys_last_modified_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sys_last_modified_by_id === undefined){
const err4 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_by_id"},message:"must have required property '"+"sys_last_modified_by_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sys_version === undefined){
const err5 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_version"},message:"must have required property '"+"sys_version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err7 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err8 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err9 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
const err10 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err12 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err13 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
if(typeof data8.error !== "string"){
const err14 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.field !== undefined){
if(typeof data8.field !== "string"){
const err15 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err18 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
const err19 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sys_created_by_id !== undefined){
if(typeof data.sys_created_by_id !== "string"){
const err21 = {instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.sys_deleted_by_id !== undefined){
if(typeof data.sys_deleted_by_id !== "string"){
const err22 = {instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err23 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err24 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err25 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err26 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err27 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
const err28 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sys_last_modified_by_id !== undefined){
if(typeof data.sys_last_modified_by_id !== "string"){
const err30 = {instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err31 = {instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err32 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
const err33 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data25 = data.sys_version;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err35 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
const err36 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err39 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.award_id !== undefined){
if(typeof data.award_id !== "string"){
const err40 = {instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.award_type_id !== undefined){
if(typeof data.award_type_id !== "string"){
const err41 = {instancePath:instancePath+"/award_type_id",schemaPath:"#/properties/award_type_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.process_id !== undefined){
if(typeof data.process_id !== "string"){
const err42 = {instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.owner_type !== undefined){
let data30 = data.owner_type;
if(typeof data30 !== "string"){
const err43 = {instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!((data30 === "contact") || (data30 === "organization"))){
const err44 = {instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/enum",keyword:"enum",params:{allowedValues: schema85.properties.owner_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.contact_id !== undefined){
if(typeof data.contact_id !== "string"){
const err45 = {instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.organization_id !== undefined){
if(typeof data.organization_id !== "string"){
const err46 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.date !== undefined){
if(typeof data.date !== "string"){
const err47 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err48 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.status_reason_id !== undefined){
if(typeof data.status_reason_id !== "string"){
const err49 = {instancePath:instancePath+"/status_reason_id",schemaPath:"#/properties/status_reason_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err50 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string"){
const err51 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.email_address !== undefined){
if(typeof data.email_address !== "string"){
const err52 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.job_title !== undefined){
if(typeof data.job_title !== "string"){
const err53 = {instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
const err54 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
const err55 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err56 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.bucket_id !== undefined){
if(typeof data.bucket_id !== "string"){
const err57 = {instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.override_bucket_assignment !== undefined){
if(typeof data.override_bucket_assignment !== "boolean"){
const err58 = {instancePath:instancePath+"/override_bucket_assignment",schemaPath:"#/properties/override_bucket_assignment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.round_id !== undefined){
if(typeof data.round_id !== "string"){
const err59 = {instancePath:instancePath+"/round_id",schemaPath:"#/properties/round_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.review_status !== undefined){
if(typeof data.review_status !== "string"){
const err60 = {instancePath:instancePath+"/review_status",schemaPath:"#/properties/review_status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.last_review_status_change !== undefined){
let data47 = data.last_review_status_change;
if(typeof data47 === "string"){
if(!(formats4.validate(data47))){
const err61 = {instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.reviewer_recommendation !== undefined){
if(typeof data.reviewer_recommendation !== "string"){
const err63 = {instancePath:instancePath+"/reviewer_recommendation",schemaPath:"#/properties/reviewer_recommendation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.pending_console_review !== undefined){
if(typeof data.pending_console_review !== "boolean"){
const err64 = {instancePath:instancePath+"/pending_console_review",schemaPath:"#/properties/pending_console_review/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.average_score !== undefined){
let data50 = data.average_score;
if(typeof data50 == "number"){
if(!(formats0.validate(data50))){
const err65 = {instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.total_score !== undefined){
if(!(typeof data.total_score == "number")){
const err67 = {instancePath:instancePath+"/total_score",schemaPath:"#/properties/total_score/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.references !== undefined){
let data52 = data.references;
if(Array.isArray(data52)){
const len1 = data52.length;
for(let i1=0; i1<len1; i1++){
let data53 = data52[i1];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
}
else {
const err68 = {instancePath:instancePath+"/references/" + i1,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.number_of_missing_references !== undefined){
if(!(typeof data.number_of_missing_references == "number")){
const err70 = {instancePath:instancePath+"/number_of_missing_references",schemaPath:"#/properties/number_of_missing_references/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.recipient_categories !== undefined){
let data55 = data.recipient_categories;
if(Array.isArray(data55)){
const len2 = data55.length;
for(let i2=0; i2<len2; i2++){
let data56 = data55[i2];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.category_id !== undefined){
if(typeof data56.category_id !== "string"){
const err71 = {instancePath:instancePath+"/recipient_categories/" + i2+"/category_id",schemaPath:"#/properties/recipient_categories/items/properties/category_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/recipient_categories/" + i2,schemaPath:"#/properties/recipient_categories/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/recipient_categories",schemaPath:"#/properties/recipient_categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.nominee_id !== undefined){
if(typeof data.nominee_id !== "string"){
const err74 = {instancePath:instancePath+"/nominee_id",schemaPath:"#/properties/nominee_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.fee_id !== undefined){
if(typeof data.fee_id !== "string"){
const err75 = {instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.order_id !== undefined){
if(typeof data.order_id !== "string"){
const err76 = {instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.order_line_item_id !== undefined){
if(typeof data.order_line_item_id !== "string"){
const err77 = {instancePath:instancePath+"/order_line_item_id",schemaPath:"#/properties/order_line_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.submission_space_id !== undefined){
if(typeof data.submission_space_id !== "string"){
const err78 = {instancePath:instancePath+"/submission_space_id",schemaPath:"#/properties/submission_space_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.notes !== undefined){
if(typeof data.notes !== "string"){
const err79 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.custom_field_values !== undefined){
let data64 = data.custom_field_values;
if(Array.isArray(data64)){
const len3 = data64.length;
for(let i3=0; i3<len3; i3++){
let data65 = data64[i3];
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
for(const key0 in data65){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
const err80 = {instancePath:instancePath+"/custom_field_values/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data65.boolean_value !== undefined){
if(typeof data65.boolean_value !== "boolean"){
const err81 = {instancePath:instancePath+"/custom_field_values/" + i3+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data65.custom_field_id !== undefined){
if(typeof data65.custom_field_id !== "string"){
const err82 = {instancePath:instancePath+"/custom_field_values/" + i3+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data65.file_url_value !== undefined){
if(typeof data65.file_url_value !== "string"){
const err83 = {instancePath:instancePath+"/custom_field_values/" + i3+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data65.list_value !== undefined){
let data69 = data65.list_value;
if(Array.isArray(data69)){
const len4 = data69.length;
for(let i4=0; i4<len4; i4++){
if(typeof data69[i4] !== "string"){
const err84 = {instancePath:instancePath+"/custom_field_values/" + i3+"/list_value/" + i4,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/custom_field_values/" + i3+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data65.numeric_value !== undefined){
if(!(typeof data65.numeric_value == "number")){
const err86 = {instancePath:instancePath+"/custom_field_values/" + i3+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data65.string_value !== undefined){
if(typeof data65.string_value !== "string"){
const err87 = {instancePath:instancePath+"/custom_field_values/" + i3+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data65.table_value !== undefined){
let data73 = data65.table_value;
if(Array.isArray(data73)){
const len5 = data73.length;
for(let i5=0; i5<len5; i5++){
let data74 = data73[i5];
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
}
else {
const err88 = {instancePath:instancePath+"/custom_field_values/" + i3+"/table_value/" + i5,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/custom_field_values/" + i3+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/custom_field_values/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["applicationProcesses.create"] = validate64;
const schema88 = {"$ref":"document#/components/schemas/ApplicationProcessBody"};
const schema89 = {"description":"An application process to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a\ncomplete record; they may be left out all the same.\n","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","award_id"],"properties":{"id":false,"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"application_form_id":{"type":"string","x-refers-to":"external:form","x-expected":true,"description":"The form that applicants fill in."},"customer_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who may apply."},"is_active":{"type":"boolean"},"available_from":{"type":"string","format":"date-time","description":"When applying begins."},"available_until":{"type":"string","format":"date-time","description":"When applying ends."},"display_in_portal":{"type":"boolean"},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"display_order":{"type":"number","format":"float","description":"Its place among the processes shown."},"requires_nomination":{"type":"boolean","description":"Only those who were nominated can apply."},"enable_references":{"type":"boolean","description":"Its applications need references."},"reference_requirements":{"type":"array","minItems":1,"x-expected":true,"description":"Which references, and how many of each. Expected when `enable_references` is true.","items":{"type":"object","required":["type_id","process_id","number_required"],"properties":{"type_id":{"type":"string","x-refers-to":"referenceTypes"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"How these references are asked for."},"number_required":{"type":"number"}},"additionalProperties":true}},"enable_eligibility_criteria":{"type":"boolean"},"eligibility_criteria":{"type":"object","x-expected":true,"description":"Who may apply; any members. Expected when `enable_eligibility_criteria` is true.","additionalProperties":true},"restrict_categories":{"type":"boolean","description":"The process is for some of the award's categories only."},"category_ids":{"type":"array","minItems":1,"x-expected":true,"description":"Expected when `restrict_categories` is true.","items":{"type":"string","x-refers-to":"external:category"}},"requires_fee":{"type":"boolean"},"fee_id":{"type":"string","x-refers-to":"external:application fee","x-expected":true,"description":"Expected when `requires_fee` is true."},"override_checkout_settings":{"type":"boolean","description":"`checkout_settings` hold here in place of the usual ones."},"checkout_settings":{"type":"object","x-expected":true,"description":"Expected when `override_checkout_settings` is true.","properties":{"allow_customer_to_choose_installment_plan":{"type":"boolean"}},"additionalProperties":true},"enable_confirmation_email":{"type":"boolean","description":"Tells applicants by e-mail that their application has come in."},"confirmation_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"Expected when `enable_confirmation_email` is true."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions","x-expected":true,"description":"Expected when `show_contact_form` is true."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions","x-expected":true,"description":"Expected when `show_organization_form` is true."},"allow_applicants_to_update_information":{"type":"boolean","description":"Applicants may change an application that has come in."},"application_update_options":{"type":"object","x-expected":true,"description":"Expected when `allow_applicants_to_update_information` is true.","required":["edit_application_form_id","modification_deadline_date"],"properties":{"edit_application_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true}},"additionalProperties":true};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.award_id === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "award_id"},message:"must have required property '"+"award_id"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.id !== undefined){
const err24 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err25 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.award_id !== undefined){
if(typeof data.award_id !== "string"){
const err26 = {instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.application_form_id !== undefined){
if(typeof data.application_form_id !== "string"){
const err27 = {instancePath:instancePath+"/application_form_id",schemaPath:"#/properties/application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.customer_type !== undefined){
let data23 = data.customer_type;
if(typeof data23 !== "string"){
const err28 = {instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data23 === "contact") || (data23 === "organization"))){
const err29 = {instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/enum",keyword:"enum",params:{allowedValues: schema89.properties.customer_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err30 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.available_from !== undefined){
let data25 = data.available_from;
if(typeof data25 === "string"){
if(!(formats4.validate(data25))){
const err31 = {instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.available_until !== undefined){
let data26 = data.available_until;
if(typeof data26 === "string"){
if(!(formats4.validate(data26))){
const err33 = {instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.display_in_portal !== undefined){
if(typeof data.display_in_portal !== "boolean"){
const err35 = {instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.display_in_portal_as !== undefined){
if(typeof data.display_in_portal_as !== "string"){
const err36 = {instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.display_order !== undefined){
let data29 = data.display_order;
if(typeof data29 == "number"){
if(!(formats0.validate(data29))){
const err37 = {instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.requires_nomination !== undefined){
if(typeof data.requires_nomination !== "boolean"){
const err39 = {instancePath:instancePath+"/requires_nomination",schemaPath:"#/properties/requires_nomination/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.enable_references !== undefined){
if(typeof data.enable_references !== "boolean"){
const err40 = {instancePath:instancePath+"/enable_references",schemaPath:"#/properties/enable_references/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.reference_requirements !== undefined){
let data32 = data.reference_requirements;
if(Array.isArray(data32)){
if(data32.length < 1){
const err41 = {instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len1 = data32.length;
for(let i1=0; i1<len1; i1++){
let data33 = data32[i1];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.type_id === undefined){
const err42 = {instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: "type_id"},message:"must have required property '"+"type_id"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data33.process_id === undefined){
const err43 = {instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: "process_id"},message:"must have required property '"+"process_id"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data33.number_required === undefined){
const err44 = {instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: "number_required"},message:"must have required property '"+"number_required"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data33.type_id !== undefined){
if(typeof data33.type_id !== "string"){
const err45 = {instancePath:instancePath+"/reference_requirements/" + i1+"/type_id",schemaPath:"#/properties/reference_requirements/items/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data33.process_id !== undefined){
if(typeof data33.process_id !== "string"){
const err46 = {instancePath:instancePath+"/reference_requirements/" + i1+"/process_id",schemaPath:"#/properties/reference_requirements/items/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data33.number_required !== undefined){
if(!(typeof data33.number_required == "number")){
const err47 = {instancePath:instancePath+"/reference_requirements/" + i1+"/number_required",schemaPath:"#/properties/reference_requirements/items/properties/number_required/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.enable_eligibility_criteria !== undefined){
if(typeof data.enable_eligibility_criteria !== "boolean"){
const err50 = {instancePath:instancePath+"/enable_eligibility_criteria",schemaPath:"#/properties/enable_eligibility_criteria/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.eligibility_criteria !== undefined){
let data38 = data.eligibility_criteria;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
}
else {
const err51 = {instancePath:instancePath+"/eligibility_criteria",schemaPath:"#/properties/eligibility_criteria/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.restrict_categories !== undefined){
if(typeof data.restrict_categories !== "boolean"){
const err52 = {instancePath:instancePath+"/restrict_categories",schemaPath:"#/properties/restrict_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.category_ids !== undefined){
let data40 = data.category_ids;
if(Array.isArray(data40)){
if(data40.length < 1){
const err53 = {instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const len2 = data40.length;
for(let i2=0; i2<len2; i2++){
if(typeof data40[i2] !== "string"){
const err54 = {instancePath:instancePath+"/category_ids/" + i2,schemaPath:"#/properties/category_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.requires_fee !== undefined){
if(typeof data.requires_fee !== "boolean"){
const err56 = {instancePath:instancePath+"/requires_fee",schemaPath:"#/properties/requires_fee/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.fee_id !== undefined){
if(typeof data.fee_id !== "string"){
const err57 = {instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.override_checkout_settings !== undefined){
if(typeof data.override_checkout_settings !== "boolean"){
const err58 = {instancePath:instancePath+"/override_checkout_settings",schemaPath:"#/properties/override_checkout_settings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.checkout_settings !== undefined){
let data45 = data.checkout_settings;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.allow_customer_to_choose_installment_plan !== undefined){
if(typeof data45.allow_customer_to_choose_installment_plan !== "boolean"){
const err59 = {instancePath:instancePath+"/checkout_settings/allow_customer_to_choose_installment_plan",schemaPath:"#/properties/checkout_settings/properties/allow_customer_to_choose_installment_plan/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/checkout_settings",schemaPath:"#/properties/checkout_settings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.enable_confirmation_email !== undefined){
if(typeof data.enable_confirmation_email !== "boolean"){
const err61 = {instancePath:instancePath+"/enable_confirmation_email",schemaPath:"#/properties/enable_confirmation_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.confirmation_email !== undefined){
let data48 = data.confirmation_email;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.body === undefined){
const err62 = {instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data48.subject === undefined){
const err63 = {instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key0 in data48){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
const err64 = {instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data48.bcc !== undefined){
if(typeof data48.bcc !== "string"){
const err65 = {instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data48.body !== undefined){
if(typeof data48.body !== "string"){
const err66 = {instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data48.cc !== undefined){
if(typeof data48.cc !== "string"){
const err67 = {instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data48.from !== undefined){
if(typeof data48.from !== "string"){
const err68 = {instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data48.from_name !== undefined){
if(typeof data48.from_name !== "string"){
const err69 = {instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data48.reply_to !== undefined){
if(typeof data48.reply_to !== "string"){
const err70 = {instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data48.subject !== undefined){
if(typeof data48.subject !== "string"){
const err71 = {instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.show_contact_form !== undefined){
if(typeof data.show_contact_form !== "boolean"){
const err73 = {instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.contact_form_options !== undefined){
let data57 = data.contact_form_options;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.contact_form_id === undefined){
const err74 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: "contact_form_id"},message:"must have required property '"+"contact_form_id"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
for(const key1 in data57){
if(!((key1 === "contact_form_id") || (key1 === "html"))){
const err75 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data57.contact_form_id !== undefined){
if(typeof data57.contact_form_id !== "string"){
const err76 = {instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data57.html !== undefined){
if(typeof data57.html !== "string"){
const err77 = {instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.show_organization_form !== undefined){
if(typeof data.show_organization_form !== "boolean"){
const err79 = {instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.organization_form_options !== undefined){
let data61 = data.organization_form_options;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.organization_form_id === undefined){
const err80 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: "organization_form_id"},message:"must have required property '"+"organization_form_id"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
for(const key2 in data61){
if(!((key2 === "organization_form_id") || (key2 === "html"))){
const err81 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data61.organization_form_id !== undefined){
if(typeof data61.organization_form_id !== "string"){
const err82 = {instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data61.html !== undefined){
if(typeof data61.html !== "string"){
const err83 = {instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.allow_applicants_to_update_information !== undefined){
if(typeof data.allow_applicants_to_update_information !== "boolean"){
const err85 = {instancePath:instancePath+"/allow_applicants_to_update_information",schemaPath:"#/properties/allow_applicants_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.application_update_options !== undefined){
let data65 = data.application_update_options;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.edit_application_form_id === undefined){
const err86 = {instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/required",keyword:"required",params:{missingProperty: "edit_application_form_id"},message:"must have required property '"+"edit_application_form_id"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data65.modification_deadline_date === undefined){
const err87 = {instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/required",keyword:"required",params:{missingProperty: "modification_deadline_date"},message:"must have required property '"+"modification_deadline_date"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data65.edit_application_form_id !== undefined){
if(typeof data65.edit_application_form_id !== "string"){
const err88 = {instancePath:instancePath+"/application_update_options/edit_application_form_id",schemaPath:"#/properties/application_update_options/properties/edit_application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data65.modification_deadline_date !== undefined){
if(typeof data65.modification_deadline_date !== "string"){
const err89 = {instancePath:instancePath+"/application_update_options/modification_deadline_date",schemaPath:"#/properties/application_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["applicationProcesses.replace"] = validate67;
const schema94 = {"$ref":"document#/components/schemas/ApplicationProcessReplacement"};
const schema95 = {"description":"An application process to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","award_id"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"application_form_id":{"type":"string","x-refers-to":"external:form","x-expected":true,"description":"The form that applicants fill in."},"customer_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who may apply."},"is_active":{"type":"boolean"},"available_from":{"type":"string","format":"date-time","description":"When applying begins."},"available_until":{"type":"string","format":"date-time","description":"When applying ends."},"display_in_portal":{"type":"boolean"},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"display_order":{"type":"number","format":"float","description":"Its place among the processes shown."},"requires_nomination":{"type":"boolean","description":"Only those who were nominated can apply."},"enable_references":{"type":"boolean","description":"Its applications need references."},"reference_requirements":{"type":"array","minItems":1,"x-expected":true,"description":"Which references, and how many of each. Expected when `enable_references` is true.","items":{"type":"object","required":["type_id","process_id","number_required"],"properties":{"type_id":{"type":"string","x-refers-to":"referenceTypes"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"How these references are asked for."},"number_required":{"type":"number"}},"additionalProperties":true}},"enable_eligibility_criteria":{"type":"boolean"},"eligibility_criteria":{"type":"object","x-expected":true,"description":"Who may apply; any members. Expected when `enable_eligibility_criteria` is true.","additionalProperties":true},"restrict_categories":{"type":"boolean","description":"The process is for some of the award's categories only."},"category_ids":{"type":"array","minItems":1,"x-expected":true,"description":"Expected when `restrict_categories` is true.","items":{"type":"string","x-refers-to":"external:category"}},"requires_fee":{"type":"boolean"},"fee_id":{"type":"string","x-refers-to":"external:application fee","x-expected":true,"description":"Expected when `requires_fee` is true."},"override_checkout_settings":{"type":"boolean","description":"`checkout_settings` hold here in place of the usual ones."},"checkout_settings":{"type":"object","x-expected":true,"description":"Expected when `override_checkout_settings` is true.","properties":{"allow_customer_to_choose_installment_plan":{"type":"boolean"}},"additionalProperties":true},"enable_confirmation_email":{"type":"boolean","description":"Tells applicants by e-mail that their application has come in."},"confirmation_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"Expected when `enable_confirmation_email` is true."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions","x-expected":true,"description":"Expected when `show_contact_form` is true."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions","x-expected":true,"description":"Expected when `show_organization_form` is true."},"allow_applicants_to_update_information":{"type":"boolean","description":"Applicants may change an application that has come in."},"application_update_options":{"type":"object","x-expected":true,"description":"Expected when `allow_applicants_to_update_information` is true.","required":["edit_application_form_id","modification_deadline_date"],"properties":{"edit_application_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true}},"additionalProperties":true};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err0 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err1 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err2 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
const err3 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err5 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err6 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
if(typeof data7.error !== "string"){
const err7 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err8 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err11 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err12 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err13 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err14 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err15 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err16 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err17 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
const err18 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data18 = data.sys_version;
if(((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_version/type",keyword:"type",params:{type: schema3.properties.sys_version.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.award_id === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "award_id"},message:"must have required property '"+"award_id"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err24 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err25 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.award_id !== undefined){
if(typeof data.award_id !== "string"){
const err26 = {instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.application_form_id !== undefined){
if(typeof data.application_form_id !== "string"){
const err27 = {instancePath:instancePath+"/application_form_id",schemaPath:"#/properties/application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.customer_type !== undefined){
let data23 = data.customer_type;
if(typeof data23 !== "string"){
const err28 = {instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data23 === "contact") || (data23 === "organization"))){
const err29 = {instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/enum",keyword:"enum",params:{allowedValues: schema95.properties.customer_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err30 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.available_from !== undefined){
let data25 = data.available_from;
if(typeof data25 === "string"){
if(!(formats4.validate(data25))){
const err31 = {instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.available_until !== undefined){
let data26 = data.available_until;
if(typeof data26 === "string"){
if(!(formats4.validate(data26))){
const err33 = {instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.display_in_portal !== undefined){
if(typeof data.display_in_portal !== "boolean"){
const err35 = {instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.display_in_portal_as !== undefined){
if(typeof data.display_in_portal_as !== "string"){
const err36 = {instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.display_order !== undefined){
let data29 = data.display_order;
if(typeof data29 == "number"){
if(!(formats0.validate(data29))){
const err37 = {instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.requires_nomination !== undefined){
if(typeof data.requires_nomination !== "boolean"){
const err39 = {instancePath:instancePath+"/requires_nomination",schemaPath:"#/properties/requires_nomination/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.enable_references !== undefined){
if(typeof data.enable_references !== "boolean"){
const err40 = {instancePath:instancePath+"/enable_references",schemaPath:"#/properties/enable_references/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.reference_requirements !== undefined){
let data32 = data.reference_requirements;
if(Array.isArray(data32)){
if(data32.length < 1){
const err41 = {instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len1 = data32.length;
for(let i1=0; i1<len1; i1++){
let data33 = data32[i1];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.type_id === undefined){
const err42 = {instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: "type_id"},message:"must have required property '"+"type_id"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data33.process_id === undefined){
const err43 = {instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: "process_id"},message:"must have required property '"+"process_id"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data33.number_required === undefined){
const err44 = {instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: "number_required"},message:"must have required property '"+"number_required"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data33.type_id !== undefined){
if(typeof data33.type_id !== "string"){
const err45 = {instancePath:instancePath+"/reference_requirements/" + i1+"/type_id",schemaPath:"#/properties/reference_requirements/items/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data33.process_id !== undefined){
if(typeof data33.process_id !== "string"){
const err46 = {instancePath:instancePath+"/reference_requirements/" + i1+"/process_id",schemaPath:"#/properties/reference_requirements/items/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data33.number_required !== undefined){
if(!(typeof data33.number_required == "number")){
const err47 = {instancePath:instancePath+"/reference_requirements/" + i1+"/number_required",schemaPath:"#/properties/reference_requirements/items/properties/number_required/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.enable_eligibility_criteria !== undefined){
if(typeof data.enable_eligibility_criteria !== "boolean"){
const err50 = {instancePath:instancePath+"/enable_eligibility_criteria",schemaPath:"#/properties/enable_eligibility_criteria/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.eligibility_criteria !== undefined){
let data38 = data.eligibility_criteria;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
}
else {
const err51 = {instancePath:instancePath+"/eligibility_criteria",schemaPath:"#/properties/eligibility_criteria/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.restrict_categories !== undefined){
if(typeof data.restrict_categories !== "boolean"){
const err52 = {instancePath:instancePath+"/restrict_categories",schemaPath:"#/properties/restrict_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.category_ids !== undefined){
let data40 = data.category_ids;
if(Array.isArray(data40)){
if(data40.length < 1){
const err53 = {instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const len2 = data40.length;
for(let i2=0; i2<len2; i2++){
if(typeof data40[i2] !== "string"){
const err54 = {instancePath:instancePath+"/category_ids/" + i2,schemaPath:"#/properties/category_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.requires_fee !== undefined){
if(typeof data.requires_fee !== "boolean"){
const err56 = {instancePath:instancePath+"/requires_fee",schemaPath:"#/properties/requires_fee/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.fee_id !== undefined){
if(typeof data.fee_id !== "string"){
const err57 = {instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.override_checkout_settings !== undefined){
if(typeof data.override_checkout_settings !== "boolean"){
const err58 = {instancePath:instancePath+"/override_checkout_settings",schemaPath:"#/properties/override_checkout_settings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.checkout_settings !== undefined){
let data45 = data.checkout_settings;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.allow_customer_to_choose_installment_plan !== undefined){
if(typeof data45.allow_customer_to_choose_installment_plan !== "boolean"){
const err59 = {instancePath:instancePath+"/checkout_settings/allow_customer_to_choose_installment_plan",schemaPath:"#/properties/checkout_settings/properties/allow_customer_to_choose_installment_plan/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/checkout_settings",schemaPath:"#/properties/checkout_settings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.enable_confirmation_email !== undefined){
if(typeof data.enable_confirmation_email !== "boolean"){
const err61 = {instancePath:instancePath+"/enable_confirmation_email",schemaPath:"#/properties/enable_confirmation_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.confirmation_email !== undefined){
let data48 = data.confirmation_email;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.body === undefined){
const err62 = {instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data48.subject === undefined){
const err63 = {instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key0 in data48){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
const err64 = {instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data48.bcc !== undefined){
if(typeof data48.bcc !== "string"){
const err65 = {instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data48.body !== undefined){
if(typeof data48.body !== "string"){
const err66 = {instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data48.cc !== undefined){
if(typeof data48.cc !== "string"){
const err67 = {instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data48.from !== undefined){
if(typeof data48.from !== "string"){
const err68 = {instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data48.from_name !== undefined){
if(typeof data48.from_name !== "string"){
const err69 = {instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data48.reply_to !== undefined){
if(typeof data48.reply_to !== "string"){
const err70 = {instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data48.subject !== undefined){
if(typeof data48.subject !== "string"){
const err71 = {instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.show_contact_form !== undefined){
if(typeof data.show_contact_form !== "boolean"){
const err73 = {instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.contact_form_options !== undefined){
let data57 = data.contact_form_options;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.contact_form_id === undefined){
const err74 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: "contact_form_id"},message:"must have required property '"+"contact_form_id"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
for(const key1 in data57){
if(!((key1 === "contact_form_id") || (key1 === "html"))){
const err75 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data57.contact_form_id !== undefined){
if(typeof data57.contact_form_id !== "string"){
const err76 = {instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data57.html !== undefined){
if(typeof data57.html !== "string"){
const err77 = {instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.show_organization_form !== undefined){
if(typeof data.show_organization_form !== "boolean"){
const err79 = {instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.organization_form_options !== undefined){
let data61 = data.organization_form_options;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.organization_form_id === undefined){
const err80 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: "organization_form_id"},message:"must have required property '"+"organization_form_id"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
for(const key2 in data61){
if(!((key2 === "organization_form_id") || (key2 === "html"))){
const err81 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data61.organization_form_id !== undefined){
if(typeof data61.organization_form_id !== "string"){
const err82 = {instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data61.html !== undefined){
if(typeof data61.html !== "string"){
const err83 = {instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.allow_applicants_to_update_information !== undefined){
if(typeof data.allow_applicants_to_update_information !== "boolean"){
const err85 = {instancePath:instancePath+"/allow_applicants_to_update_information",schemaPath:"#/properties/allow_applicants_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.application_update_options !== undefined){
let data65 = data.application_update_options;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.edit_application_form_id === undefined){
const err86 = {instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/required",keyword:"required",params:{missingProperty: "edit_application_form_id"},message:"must have required property '"+"edit_application_form_id"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data65.modification_deadline_date === undefined){
const err87 = {instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/required",keyword:"required",params:{missingProperty: "modification_deadline_date"},message:"must have required property '"+"modification_deadline_date"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data65.edit_application_form_id !== undefined){
if(typeof data65.edit_application_form_id !== "string"){
const err88 = {instancePath:instancePath+"/application_update_options/edit_application_form_id",schemaPath:"#/properties/application_update_options/properties/edit_application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data65.modification_deadline_date !== undefined){
if(typeof data65.modification_deadline_date !== "string"){
const err89 = {instancePath:instancePath+"/application_update_options/modification_deadline_date",schemaPath:"#/properties/application_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.applicationProcesses = validate70;
const schema100 = {"$ref":"document#/components/schemas/ApplicationProcess"};
const schema101 = {"description":"An application process.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name","award_id"],"properties":{"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"application_form_id":{"type":"string","x-refers-to":"external:form","x-expected":true,"description":"The form that applicants fill in."},"customer_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who may apply."},"is_active":{"type":"boolean"},"available_from":{"type":"string","format":"date-time","description":"When applying begins."},"available_until":{"type":"string","format":"date-time","description":"When applying ends."},"display_in_portal":{"type":"boolean"},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"display_order":{"type":"number","format":"float","description":"Its place among the processes shown."},"requires_nomination":{"type":"boolean","description":"Only those who were nominated can apply."},"enable_references":{"type":"boolean","description":"Its applications need references."},"reference_requirements":{"type":"array","minItems":1,"x-expected":true,"description":"Which references, and how many of each. Expected when `enable_references` is true.","items":{"type":"object","required":["type_id","process_id","number_required"],"properties":{"type_id":{"type":"string","x-refers-to":"referenceTypes"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"How these references are asked for."},"number_required":{"type":"number"}},"additionalProperties":true}},"enable_eligibility_criteria":{"type":"boolean"},"eligibility_criteria":{"type":"object","x-expected":true,"description":"Who may apply; any members. Expected when `enable_eligibility_criteria` is true.","additionalProperties":true},"restrict_categories":{"type":"boolean","description":"The process is for some of the award's categories only."},"category_ids":{"type":"array","minItems":1,"x-expected":true,"description":"Expected when `restrict_categories` is true.","items":{"type":"string","x-refers-to":"external:category"}},"requires_fee":{"type":"boolean"},"fee_id":{"type":"string","x-refers-to":"external:application fee","x-expected":true,"description":"Expected when `requires_fee` is true."},"override_checkout_settings":{"type":"boolean","description":"`checkout_settings` hold here in place of the usual ones."},"checkout_settings":{"type":"object","x-expected":true,"description":"Expected when `override_checkout_settings` is true.","properties":{"allow_customer_to_choose_installment_plan":{"type":"boolean"}},"additionalProperties":true},"enable_confirmation_email":{"type":"boolean","description":"Tells applicants by e-mail that their application has come in."},"confirmation_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"Expected when `enable_confirmation_email` is true."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions","x-expected":true,"description":"Expected when `show_contact_form` is true."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions","x-expected":true,"description":"Expected when `show_organization_form` is true."},"allow_applicants_to_update_information":{"type":"boolean","description":"Applicants may change an application that has come in."},"application_update_options":{"type":"object","x-expected":true,"description":"Expected when `allow_applicants_to_update_information` is true.","required":["edit_application_form_id","modification_deadline_date"],"properties":{"edit_application_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true}},"additionalProperties":true};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sys_created_at === undefined){
const err1 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_at"},message:"must have required property '"+"sys_created_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sys_created_by_id === undefined){
const err2 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_created_by_id"},message:"must have required property '"+"sys_created_by_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sys_last_modified_at === undefined){
const err3 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_at"},message:"must have required property '"+"sys_last_modified_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sys_last_modified_by_id === undefined){
const err4 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_last_modified_by_id"},message:"must have required property '"+"sys_last_modified_by_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sys_version === undefined){
const err5 = {instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: "sys_version"},message:"must have required property '"+"sys_version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sys_bulk_load_at !== undefined){
if(typeof data.sys_bulk_load_at !== "string"){
const err7 = {instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sys_bulk_load_id !== undefined){
if(typeof data.sys_bulk_load_id !== "string"){
const err8 = {instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sys_bulk_load_pk !== undefined){
if(typeof data.sys_bulk_load_pk !== "string"){
const err9 = {instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
const err10 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sys_bulk_load_source_file !== undefined){
if(typeof data.sys_bulk_load_source_file !== "string"){
const err12 = {instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sys_calculated_field_error !== undefined){
if(typeof data.sys_calculated_field_error !== "string"){
const err13 = {instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
if(typeof data8.error !== "string"){
const err14 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.field !== undefined){
if(typeof data8.field !== "string"){
const err15 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sys_configuration_snapshot_id !== undefined){
if(typeof data.sys_configuration_snapshot_id !== "string"){
const err18 = {instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
const err19 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sys_created_by_id !== undefined){
if(typeof data.sys_created_by_id !== "string"){
const err21 = {instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.sys_deleted_by_id !== undefined){
if(typeof data.sys_deleted_by_id !== "string"){
const err22 = {instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sys_directive !== undefined){
if(typeof data.sys_directive !== "string"){
const err23 = {instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.sys_external_id !== undefined){
if(typeof data.sys_external_id !== "string"){
const err24 = {instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sys_has_files_in_s3 !== undefined){
if(typeof data.sys_has_files_in_s3 !== "boolean"){
const err25 = {instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_id !== undefined){
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
const err26 = {instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
const err27 = {instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
const err28 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sys_last_modified_by_id !== undefined){
if(typeof data.sys_last_modified_by_id !== "string"){
const err30 = {instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err31 = {instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.sys_locked !== undefined){
if(typeof data.sys_locked !== "boolean"){
const err32 = {instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
const err33 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.sys_version !== undefined){
let data25 = data.sys_version;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err35 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
const err36 = {instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.award_id === undefined){
const err39 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "award_id"},message:"must have required property '"+"award_id"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err40 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.award_id !== undefined){
if(typeof data.award_id !== "string"){
const err41 = {instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.application_form_id !== undefined){
if(typeof data.application_form_id !== "string"){
const err42 = {instancePath:instancePath+"/application_form_id",schemaPath:"#/properties/application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.customer_type !== undefined){
let data29 = data.customer_type;
if(typeof data29 !== "string"){
const err43 = {instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!((data29 === "contact") || (data29 === "organization"))){
const err44 = {instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/enum",keyword:"enum",params:{allowedValues: schema101.properties.customer_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
const err45 = {instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.available_from !== undefined){
let data31 = data.available_from;
if(typeof data31 === "string"){
if(!(formats4.validate(data31))){
const err46 = {instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.available_until !== undefined){
let data32 = data.available_until;
if(typeof data32 === "string"){
if(!(formats4.validate(data32))){
const err48 = {instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.display_in_portal !== undefined){
if(typeof data.display_in_portal !== "boolean"){
const err50 = {instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.display_in_portal_as !== undefined){
if(typeof data.display_in_portal_as !== "string"){
const err51 = {instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.display_order !== undefined){
let data35 = data.display_order;
if(typeof data35 == "number"){
if(!(formats0.validate(data35))){
const err52 = {instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.requires_nomination !== undefined){
if(typeof data.requires_nomination !== "boolean"){
const err54 = {instancePath:instancePath+"/requires_nomination",schemaPath:"#/properties/requires_nomination/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.enable_references !== undefined){
if(typeof data.enable_references !== "boolean"){
const err55 = {instancePath:instancePath+"/enable_references",schemaPath:"#/properties/enable_references/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.reference_requirements !== undefined){
let data38 = data.reference_requirements;
if(Array.isArray(data38)){
if(data38.length < 1){
const err56 = {instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len1 = data38.length;
for(let i1=0; i1<len1; i1++){
let data39 = data38[i1];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.type_id === undefined){
const err57 = {instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: "type_id"},message:"must have required property '"+"type_id"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data39.process_id === undefined){
const err58 = {instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: "process_id"},message:"must have required property '"+"process_id"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data39.number_required === undefined){
const err59 = {instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: "number_required"},message:"must have required property '"+"number_required"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data39.type_id !== undefined){
if(typeof data39.type_id !== "string"){
const err60 = {instancePath:instancePath+"/reference_requirements/" + i1+"/type_id",schemaPath:"#/properties/reference_requirements/items/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data39.process_id !== undefined){
if(typeof data39.process_id !== "string"){
const err61 = {instancePath:instancePath+"/reference_requirements/" + i1+"/process_id",schemaPath:"#/properties/reference_requirements/items/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data39.number_required !== undefined){
if(!(typeof data39.number_required == "number")){
const err62 = {instancePath:instancePath+"/reference_requirements/" + i1+"/number_required",schemaPath:"#/properties/reference_requirements/items/properties/number_required/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.enable_eligibility_criteria !== undefined){
if(typeof data.enable_eligibility_criteria !== "boolean"){
const err65 = {instancePath:instancePath+"/enable_eligibility_criteria",schemaPath:"#/properties/enable_eligibility_criteria/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.eligibility_criteria !== undefined){
let data44 = data.eligibility_criteria;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
}
else {
const err66 = {instancePath:instancePath+"/eligibility_criteria",schemaPath:"#/properties/eligibility_criteria/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.restrict_categories !== undefined){
if(typeof data.restrict_categories !== "boolean"){
const err67 = {instancePath:instancePath+"/restrict_categories",schemaPath:"#/properties/restrict_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.category_ids !== undefined){
let data46 = data.category_ids;
if(Array.isArray(data46)){
if(data46.length < 1){
const err68 = {instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len2 = data46.length;
for(let i2=0; i2<len2; i2++){
if(typeof data46[i2] !== "string"){
const err69 = {instancePath:instancePath+"/category_ids/" + i2,schemaPath:"#/properties/category_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.requires_fee !== undefined){
if(typeof data.requires_fee !== "boolean"){
const err71 = {instancePath:instancePath+"/requires_fee",schemaPath:"#/properties/requires_fee/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.fee_id !== undefined){
if(typeof data.fee_id !== "string"){
const err72 = {instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.override_checkout_settings !== undefined){
if(typeof data.override_checkout_settings !== "boolean"){
const err73 = {instancePath:instancePath+"/override_checkout_settings",schemaPath:"#/properties/override_checkout_settings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.checkout_settings !== undefined){
let data51 = data.checkout_settings;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.allow_customer_to_choose_installment_plan !== undefined){
if(typeof data51.allow_customer_to_choose_installment_plan !== "boolean"){
const err74 = {instancePath:instancePath+"/checkout_settings/allow_customer_to_choose_installment_plan",schemaPath:"#/properties/checkout_settings/properties/allow_customer_to_choose_installment_plan/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/checkout_settings",schemaPath:"#/properties/checkout_settings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.enable_confirmation_email !== undefined){
if(typeof data.enable_confirmation_email !== "boolean"){
const err76 = {instancePath:instancePath+"/enable_confirmation_email",schemaPath:"#/properties/enable_confirmation_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.confirmation_email !== undefined){
let data54 = data.confirmation_email;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.body === undefined){
const err77 = {instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data54.subject === undefined){
const err78 = {instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key0 in data54){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
const err79 = {instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data54.bcc !== undefined){
if(typeof data54.bcc !== "string"){
const err80 = {instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data54.body !== undefined){
if(typeof data54.body !== "string"){
const err81 = {instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data54.cc !== undefined){
if(typeof data54.cc !== "string"){
const err82 = {instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data54.from !== undefined){
if(typeof data54.from !== "string"){
const err83 = {instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data54.from_name !== undefined){
if(typeof data54.from_name !== "string"){
const err84 = {instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data54.reply_to !== undefined){
if(typeof data54.reply_to !== "string"){
const err85 = {instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data54.subject !== undefined){
if(typeof data54.subject !== "string"){
const err86 = {instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.show_contact_form !== undefined){
if(typeof data.show_contact_form !== "boolean"){
const err88 = {instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.contact_form_options !== undefined){
let data63 = data.contact_form_options;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(data63.contact_form_id === undefined){
const err89 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: "contact_form_id"},message:"must have required property '"+"contact_form_id"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
for(const key1 in data63){
if(!((key1 === "contact_form_id") || (key1 === "html"))){
const err90 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data63.contact_form_id !== undefined){
if(typeof data63.contact_form_id !== "string"){
const err91 = {instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data63.html !== undefined){
if(typeof data63.html !== "string"){
const err92 = {instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.show_organization_form !== undefined){
if(typeof data.show_organization_form !== "boolean"){
const err94 = {instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.organization_form_options !== undefined){
let data67 = data.organization_form_options;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.organization_form_id === undefined){
const err95 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: "organization_form_id"},message:"must have required property '"+"organization_form_id"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
for(const key2 in data67){
if(!((key2 === "organization_form_id") || (key2 === "html"))){
const err96 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data67.organization_form_id !== undefined){
if(typeof data67.organization_form_id !== "string"){
const err97 = {instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data67.html !== undefined){
if(typeof data67.html !== "string"){
const err98 = {instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.allow_applicants_to_update_information !== undefined){
if(typeof data.allow_applicants_to_update_information !== "boolean"){
const err100 = {instancePath:instancePath+"/allow_applicants_to_update_information",schemaPath:"#/properties/allow_applicants_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.application_update_options !== undefined){
let data71 = data.application_update_options;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if(data71.edit_application_form_id === undefined){
const err101 = {instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/required",keyword:"required",params:{missingProperty: "edit_application_form_id"},message:"must have required property '"+"edit_application_form_id"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data71.modification_deadline_date === undefined){
const err102 = {instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/required",keyword:"required",params:{missingProperty: "modification_deadline_date"},message:"must have required property '"+"modification_deadline_date"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data71.edit_application_form_id !== undefined){
if(typeof data71.edit_application_form_id !== "string"){
const err103 = {instancePath:instancePath+"/application_update_options/edit_application_form_id",schemaPath:"#/properties/application_update_options/properties/edit_application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data71.modification_deadline_date !== undefined){
if(typeof data71.modification_deadline_date !== "string"){
const err104 = {instancePath:instancePath+"/application_update_options/modification_deadline_date",schemaPath:"#/properties/application_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
