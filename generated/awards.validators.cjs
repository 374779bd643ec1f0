// Made by `npm run generate` from openapi/awards.yaml: do not edit.
"use strict";
exports["references.create"] = validate0;
const schema0 = {"$ref":"document#/components/schemas/ReferenceBody"};
const schema2 = {"description":"A reference to create.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["application_id","award_id","process_id","type_id","contact_id","name","completion_date"],"properties":{"application_id":{"type":"string","pattern":"^[\\w:|-]+$","x-refers-to":"applications"},"award_id":{"type":"string","x-refers-to":"awards"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"The reference process under which it is collected."},"type_id":{"type":"string","x-refers-to":"referenceTypes"},"contact_id":{"type":"string","x-refers-to":"external:contact","description":"Contact record of the referee."},"name":{"type":"string","description":"Name of the referee."},"completion_date":{"type":"string","format":"date-time"},"status":{"type":"string","enum":["completed","declined","pending"],"description":"`pending` when none is given. pending becomes completed or declined, declined becomes pending; any other change is a conflict."},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string"},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"organization_id":{"type":"string","x-refers-to":"external:organization"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};
const schema3 = {"description":"System fields in a body. Those the server owns are ignored, whatever is in them, except `sys_version` when a record is\nreplaced; the others are the client's to set.\n","type":"object","properties":{"sys_bulk_load_at":{"type":"string"},"sys_bulk_load_id":{"type":"string"},"sys_bulk_load_pk":{"type":"string"},"sys_bulk_load_record_no":{"type":"number","format":"float"},"sys_bulk_load_source_file":{"type":"string"},"sys_calculated_field_error":{"type":"string"},"sys_calculated_field_errors":{"type":"array","items":{"type":"object","properties":{"error":{"type":"string"},"field":{"type":"string"}}}},"sys_configuration_snapshot_id":{"type":"string"},"sys_created_at":{"description":"The server's."},"sys_created_by_id":{"description":"The server's."},"sys_deleted_by_id":{"description":"The server's."},"sys_directive":{"type":"string"},"sys_external_id":{"type":"string"},"sys_has_files_in_s3":{"type":"boolean"},"sys_last_bulk_data_operation_id":{"type":"string"},"sys_last_bulk_data_operation_sys_version":{"type":"string"},"sys_last_modified_at":{"description":"The server's."},"sys_last_modified_by_id":{"description":"The server's."},"sys_last_security_context":{"description":"The server's."},"sys_locked":{"type":"boolean","description":"A locked record refuses every write; only a patch that clears this, by a caller with the permission `*.unlock`, is taken."},"sys_snapshot_base_version":{"type":"number","format":"float"},"sys_version":{"description":"The server's. When a record is replaced it may be left out; a number must be the current version, else it is a conflict (409), and anything but a number is an error (400)."}}};
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate2.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate2.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate2.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate2.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate2.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate2.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate2.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate2.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate2.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate2.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.application_id === undefined) && (missing0 = "application_id")) || ((data.award_id === undefined) && (missing0 = "award_id"))) || ((data.process_id === undefined) && (missing0 = "process_id"))) || ((data.type_id === undefined) && (missing0 = "type_id"))) || ((data.contact_id === undefined) && (missing0 = "contact_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.completion_date === undefined) && (missing0 = "completion_date"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.application_id !== undefined){
let data18 = data.application_id;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
validate2.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/pattern",keyword:"pattern",params:{pattern: "^[\\w:|-]+$"},message:"must match pattern \""+"^[\\w:|-]+$"+"\""}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_id !== undefined){
const _errs42 = errors;
if(typeof data.award_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.process_id !== undefined){
const _errs44 = errors;
if(typeof data.process_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.type_id !== undefined){
const _errs46 = errors;
if(typeof data.type_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contact_id !== undefined){
const _errs48 = errors;
if(typeof data.contact_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs50 = errors;
if(typeof data.name !== "string"){
validate2.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.completion_date !== undefined){
let data24 = data.completion_date;
const _errs52 = errors;
if(errors === _errs52){
if(errors === _errs52){
if(typeof data24 === "string"){
if(!(formats4.validate(data24))){
validate2.errors = [{instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.status !== undefined){
let data25 = data.status;
const _errs54 = errors;
if(typeof data25 !== "string"){
validate2.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data25 === "completed") || (data25 === "declined")) || (data25 === "pending"))){
validate2.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema2.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs54 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.first_name !== undefined){
const _errs56 = errors;
if(typeof data.first_name !== "string"){
validate2.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.last_name !== undefined){
const _errs58 = errors;
if(typeof data.last_name !== "string"){
validate2.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.email_address !== undefined){
const _errs60 = errors;
if(typeof data.email_address !== "string"){
validate2.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs60 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.job_title !== undefined){
const _errs62 = errors;
if(typeof data.job_title !== "string"){
validate2.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs62 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.city !== undefined){
const _errs64 = errors;
if(typeof data.city !== "string"){
validate2.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs64 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.state !== undefined){
const _errs66 = errors;
if(typeof data.state !== "string"){
validate2.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs66 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.country !== undefined){
const _errs68 = errors;
if(typeof data.country !== "string"){
validate2.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs68 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organization_id !== undefined){
const _errs70 = errors;
if(typeof data.organization_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs70 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.notes !== undefined){
const _errs72 = errors;
if(typeof data.notes !== "string"){
validate2.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs72 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.custom_field_values !== undefined){
let data35 = data.custom_field_values;
const _errs74 = errors;
const _errs75 = errors;
if(errors === _errs75){
if(Array.isArray(data35)){
var valid7 = true;
const len1 = data35.length;
for(let i1=0; i1<len1; i1++){
let data36 = data35[i1];
const _errs77 = errors;
if(errors === _errs77){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
const _errs79 = errors;
for(const key0 in data36){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs79 === errors){
if(data36.boolean_value !== undefined){
const _errs80 = errors;
if(typeof data36.boolean_value !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid8 = _errs80 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data36.custom_field_id !== undefined){
const _errs82 = errors;
if(typeof data36.custom_field_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs82 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data36.file_url_value !== undefined){
const _errs84 = errors;
if(typeof data36.file_url_value !== "string"){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs84 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data36.list_value !== undefined){
let data40 = data36.list_value;
const _errs86 = errors;
if(errors === _errs86){
if(Array.isArray(data40)){
var valid9 = true;
const len2 = data40.length;
for(let i2=0; i2<len2; i2++){
const _errs88 = errors;
if(typeof data40[i2] !== "string"){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs88 === errors;
if(!valid9){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs86 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data36.numeric_value !== undefined){
const _errs90 = errors;
if(!(typeof data36.numeric_value == "number")){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid8 = _errs90 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data36.string_value !== undefined){
const _errs92 = errors;
if(typeof data36.string_value !== "string"){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs92 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data36.table_value !== undefined){
let data44 = data36.table_value;
const _errs94 = errors;
if(errors === _errs94){
if(Array.isArray(data44)){
var valid10 = true;
const len3 = data44.length;
for(let i3=0; i3<len3; i3++){
let data45 = data44[i3];
const _errs96 = errors;
if(errors === _errs96){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
}
else {
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs96 === errors;
if(!valid10){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs94 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs77 === errors;
if(!valid7){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs74 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key1 in data){
if((((((((((((((((((((((((((((((((((((((((key1 !== "application_id") && (key1 !== "award_id")) && (key1 !== "process_id")) && (key1 !== "type_id")) && (key1 !== "contact_id")) && (key1 !== "name")) && (key1 !== "completion_date")) && (key1 !== "status")) && (key1 !== "first_name")) && (key1 !== "last_name")) && (key1 !== "email_address")) && (key1 !== "job_title")) && (key1 !== "city")) && (key1 !== "state")) && (key1 !== "country")) && (key1 !== "organization_id")) && (key1 !== "notes")) && (key1 !== "custom_field_values")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
validate2.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate5.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate5.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate5.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate5.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate5.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate5.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate5.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate5.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate5.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate5.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate5.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate5.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate5.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate5.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate5.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate5.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.application_id === undefined) && (missing0 = "application_id")) || ((data.award_id === undefined) && (missing0 = "award_id"))) || ((data.process_id === undefined) && (missing0 = "process_id"))) || ((data.type_id === undefined) && (missing0 = "type_id"))) || ((data.contact_id === undefined) && (missing0 = "contact_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.completion_date === undefined) && (missing0 = "completion_date"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs40 = errors;
if(typeof data.id !== "string"){
validate5.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_id !== undefined){
let data19 = data.application_id;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
validate5.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/pattern",keyword:"pattern",params:{pattern: "^[\\w:|-]+$"},message:"must match pattern \""+"^[\\w:|-]+$"+"\""}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_id !== undefined){
const _errs44 = errors;
if(typeof data.award_id !== "string"){
validate5.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.process_id !== undefined){
const _errs46 = errors;
if(typeof data.process_id !== "string"){
validate5.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.type_id !== undefined){
const _errs48 = errors;
if(typeof data.type_id !== "string"){
validate5.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contact_id !== undefined){
const _errs50 = errors;
if(typeof data.contact_id !== "string"){
validate5.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs52 = errors;
if(typeof data.name !== "string"){
validate5.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.completion_date !== undefined){
let data25 = data.completion_date;
const _errs54 = errors;
if(errors === _errs54){
if(errors === _errs54){
if(typeof data25 === "string"){
if(!(formats4.validate(data25))){
validate5.errors = [{instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs54 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.status !== undefined){
let data26 = data.status;
const _errs56 = errors;
if(typeof data26 !== "string"){
validate5.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data26 === "completed") || (data26 === "declined")) || (data26 === "pending"))){
validate5.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema6.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.first_name !== undefined){
const _errs58 = errors;
if(typeof data.first_name !== "string"){
validate5.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.last_name !== undefined){
const _errs60 = errors;
if(typeof data.last_name !== "string"){
validate5.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs60 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.email_address !== undefined){
const _errs62 = errors;
if(typeof data.email_address !== "string"){
validate5.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs62 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.job_title !== undefined){
const _errs64 = errors;
if(typeof data.job_title !== "string"){
validate5.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs64 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.city !== undefined){
const _errs66 = errors;
if(typeof data.city !== "string"){
validate5.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs66 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.state !== undefined){
const _errs68 = errors;
if(typeof data.state !== "string"){
validate5.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs68 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.country !== undefined){
const _errs70 = errors;
if(typeof data.country !== "string"){
validate5.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs70 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organization_id !== undefined){
const _errs72 = errors;
if(typeof data.organization_id !== "string"){
validate5.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs72 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.notes !== undefined){
const _errs74 = errors;
if(typeof data.notes !== "string"){
validate5.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs74 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.custom_field_values !== undefined){
let data36 = data.custom_field_values;
const _errs76 = errors;
const _errs77 = errors;
if(errors === _errs77){
if(Array.isArray(data36)){
var valid7 = true;
const len1 = data36.length;
for(let i1=0; i1<len1; i1++){
let data37 = data36[i1];
const _errs79 = errors;
if(errors === _errs79){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
const _errs81 = errors;
for(const key0 in data37){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate5.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs81 === errors){
if(data37.boolean_value !== undefined){
const _errs82 = errors;
if(typeof data37.boolean_value !== "boolean"){
validate5.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid8 = _errs82 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data37.custom_field_id !== undefined){
const _errs84 = errors;
if(typeof data37.custom_field_id !== "string"){
validate5.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs84 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data37.file_url_value !== undefined){
const _errs86 = errors;
if(typeof data37.file_url_value !== "string"){
validate5.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs86 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data37.list_value !== undefined){
let data41 = data37.list_value;
const _errs88 = errors;
if(errors === _errs88){
if(Array.isArray(data41)){
var valid9 = true;
const len2 = data41.length;
for(let i2=0; i2<len2; i2++){
const _errs90 = errors;
if(typeof data41[i2] !== "string"){
validate5.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs90 === errors;
if(!valid9){
break;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs88 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data37.numeric_value !== undefined){
const _errs92 = errors;
if(!(typeof data37.numeric_value == "number")){
validate5.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid8 = _errs92 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data37.string_value !== undefined){
const _errs94 = errors;
if(typeof data37.string_value !== "string"){
validate5.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs94 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data37.table_value !== undefined){
let data45 = data37.table_value;
const _errs96 = errors;
if(errors === _errs96){
if(Array.isArray(data45)){
var valid10 = true;
const len3 = data45.length;
for(let i3=0; i3<len3; i3++){
let data46 = data45[i3];
const _errs98 = errors;
if(errors === _errs98){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
}
else {
validate5.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs98 === errors;
if(!valid10){
break;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs96 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs79 === errors;
if(!valid7){
break;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs76 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key1 in data){
if(((((((((((((((((((((((((((((((((((((((((key1 !== "id") && (key1 !== "application_id")) && (key1 !== "award_id")) && (key1 !== "process_id")) && (key1 !== "type_id")) && (key1 !== "contact_id")) && (key1 !== "name")) && (key1 !== "completion_date")) && (key1 !== "status")) && (key1 !== "first_name")) && (key1 !== "last_name")) && (key1 !== "email_address")) && (key1 !== "job_title")) && (key1 !== "city")) && (key1 !== "state")) && (key1 !== "country")) && (key1 !== "organization_id")) && (key1 !== "notes")) && (key1 !== "custom_field_values")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
validate5.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.sys_created_at === undefined) && (missing0 = "sys_created_at"))) || ((data.sys_created_by_id === undefined) && (missing0 = "sys_created_by_id"))) || ((data.sys_last_modified_at === undefined) && (missing0 = "sys_last_modified_at"))) || ((data.sys_last_modified_by_id === undefined) && (missing0 = "sys_last_modified_by_id"))) || ((data.sys_version === undefined) && (missing0 = "sys_version"))){
validate8.errors = [{instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs4 = errors;
if(typeof data.id !== "string"){
validate8.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_at !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs10 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
validate8.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs14 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs16 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
const _errs22 = errors;
if(typeof data8.error !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.field !== undefined){
const _errs24 = errors;
if(typeof data8.field !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs26 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate8.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_by_id !== undefined){
const _errs30 = errors;
if(typeof data.sys_created_by_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_deleted_by_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_deleted_by_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs34 = errors;
if(typeof data.sys_directive !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs36 = errors;
if(typeof data.sys_external_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs38 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate8.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs40 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs40 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs42 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs42 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
const _errs44 = errors;
if(errors === _errs44){
if(errors === _errs44){
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
validate8.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs44 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_by_id !== undefined){
const _errs46 = errors;
if(typeof data.sys_last_modified_by_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs46 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
const _errs48 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate8.errors = [{instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs48 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs50 = errors;
if(typeof data.sys_locked !== "boolean"){
validate8.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs50 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
validate8.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs52 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_version !== undefined){
let data25 = data.sys_version;
const _errs54 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate8.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
validate8.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs54 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((((((data.application_id === undefined) && (missing1 = "application_id")) || ((data.award_id === undefined) && (missing1 = "award_id"))) || ((data.process_id === undefined) && (missing1 = "process_id"))) || ((data.type_id === undefined) && (missing1 = "type_id"))) || ((data.contact_id === undefined) && (missing1 = "contact_id"))) || ((data.name === undefined) && (missing1 = "name"))) || ((data.completion_date === undefined) && (missing1 = "completion_date"))){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.application_id !== undefined){
let data26 = data.application_id;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data26 === "string"){
if(!pattern0.test(data26)){
validate8.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/pattern",keyword:"pattern",params:{pattern: "^[\\w:|-]+$"},message:"must match pattern \""+"^[\\w:|-]+$"+"\""}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_id !== undefined){
const _errs58 = errors;
if(typeof data.award_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.process_id !== undefined){
const _errs60 = errors;
if(typeof data.process_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs60 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.type_id !== undefined){
const _errs62 = errors;
if(typeof data.type_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs62 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contact_id !== undefined){
const _errs64 = errors;
if(typeof data.contact_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs64 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs66 = errors;
if(typeof data.name !== "string"){
validate8.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs66 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.completion_date !== undefined){
let data32 = data.completion_date;
const _errs68 = errors;
if(errors === _errs68){
if(errors === _errs68){
if(typeof data32 === "string"){
if(!(formats4.validate(data32))){
validate8.errors = [{instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs68 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.status !== undefined){
let data33 = data.status;
const _errs70 = errors;
if(typeof data33 !== "string"){
validate8.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data33 === "completed") || (data33 === "declined")) || (data33 === "pending"))){
validate8.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema10.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs70 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.first_name !== undefined){
const _errs72 = errors;
if(typeof data.first_name !== "string"){
validate8.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs72 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.last_name !== undefined){
const _errs74 = errors;
if(typeof data.last_name !== "string"){
validate8.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs74 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.email_address !== undefined){
const _errs76 = errors;
if(typeof data.email_address !== "string"){
validate8.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs76 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.job_title !== undefined){
const _errs78 = errors;
if(typeof data.job_title !== "string"){
validate8.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs78 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.city !== undefined){
const _errs80 = errors;
if(typeof data.city !== "string"){
validate8.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs80 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.state !== undefined){
const _errs82 = errors;
if(typeof data.state !== "string"){
validate8.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs82 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.country !== undefined){
const _errs84 = errors;
if(typeof data.country !== "string"){
validate8.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs84 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organization_id !== undefined){
const _errs86 = errors;
if(typeof data.organization_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs86 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.notes !== undefined){
const _errs88 = errors;
if(typeof data.notes !== "string"){
validate8.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs88 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.custom_field_values !== undefined){
let data43 = data.custom_field_values;
const _errs90 = errors;
const _errs91 = errors;
if(errors === _errs91){
if(Array.isArray(data43)){
var valid7 = true;
const len1 = data43.length;
for(let i1=0; i1<len1; i1++){
let data44 = data43[i1];
const _errs93 = errors;
if(errors === _errs93){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
const _errs95 = errors;
for(const key0 in data44){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate8.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs95 === errors){
if(data44.boolean_value !== undefined){
const _errs96 = errors;
if(typeof data44.boolean_value !== "boolean"){
validate8.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid8 = _errs96 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data44.custom_field_id !== undefined){
const _errs98 = errors;
if(typeof data44.custom_field_id !== "string"){
validate8.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs98 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data44.file_url_value !== undefined){
const _errs100 = errors;
if(typeof data44.file_url_value !== "string"){
validate8.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs100 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data44.list_value !== undefined){
let data48 = data44.list_value;
const _errs102 = errors;
if(errors === _errs102){
if(Array.isArray(data48)){
var valid9 = true;
const len2 = data48.length;
for(let i2=0; i2<len2; i2++){
const _errs104 = errors;
if(typeof data48[i2] !== "string"){
validate8.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs104 === errors;
if(!valid9){
break;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs102 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data44.numeric_value !== undefined){
const _errs106 = errors;
if(!(typeof data44.numeric_value == "number")){
validate8.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid8 = _errs106 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data44.string_value !== undefined){
const _errs108 = errors;
if(typeof data44.string_value !== "string"){
validate8.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs108 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data44.table_value !== undefined){
let data52 = data44.table_value;
const _errs110 = errors;
if(errors === _errs110){
if(Array.isArray(data52)){
var valid10 = true;
const len3 = data52.length;
for(let i3=0; i3<len3; i3++){
let data53 = data52[i3];
const _errs112 = errors;
if(errors === _errs112){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
}
else {
validate8.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs112 === errors;
if(!valid10){
break;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs110 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs93 === errors;
if(!valid7){
break;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs90 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key1 in data){
if(((((((((((((((((((((((((((((((((((((((((key1 !== "application_id") && (key1 !== "award_id")) && (key1 !== "process_id")) && (key1 !== "type_id")) && (key1 !== "contact_id")) && (key1 !== "name")) && (key1 !== "completion_date")) && (key1 !== "status")) && (key1 !== "first_name")) && (key1 !== "last_name")) && (key1 !== "email_address")) && (key1 !== "job_title")) && (key1 !== "city")) && (key1 !== "state")) && (key1 !== "country")) && (key1 !== "organization_id")) && (key1 !== "notes")) && (key1 !== "custom_field_values")) && (key1 !== "id")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
validate8.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate11.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate11.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate11.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate11.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate11.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate11.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate11.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate11.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate11.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate11.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate11.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate11.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.name === undefined) && (missing0 = "name")) || ((data.award_id === undefined) && (missing0 = "award_id"))) || ((data.reference_form_id === undefined) && (missing0 = "reference_form_id"))) || ((data.application_notice_email === undefined) && (missing0 = "application_notice_email"))) || ((data.reference_notification_email === undefined) && (missing0 = "reference_notification_email"))) || ((data.contact_form_options === undefined) && (missing0 = "contact_form_options"))) || ((data.organization_form_options === undefined) && (missing0 = "organization_form_options"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs40 = errors;
if(typeof data.name !== "string"){
validate11.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_id !== undefined){
const _errs42 = errors;
if(typeof data.award_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.reference_form_id !== undefined){
const _errs44 = errors;
if(typeof data.reference_form_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/reference_form_id",schemaPath:"#/properties/reference_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.is_active !== undefined){
const _errs46 = errors;
if(typeof data.is_active !== "boolean"){
validate11.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_in_portal !== undefined){
const _errs48 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate11.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_in_portal_as !== undefined){
const _errs50 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate11.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_contact_form !== undefined){
const _errs52 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate11.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_organization_form !== undefined){
const _errs54 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate11.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs54 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_application_notice_email !== undefined){
const _errs56 = errors;
if(typeof data.enable_application_notice_email !== "boolean"){
validate11.errors = [{instancePath:instancePath+"/enable_application_notice_email",schemaPath:"#/properties/enable_application_notice_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_reference_notification_email !== undefined){
const _errs58 = errors;
if(typeof data.enable_reference_notification_email !== "boolean"){
validate11.errors = [{instancePath:instancePath+"/enable_reference_notification_email",schemaPath:"#/properties/enable_reference_notification_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_notice_email !== undefined){
let data28 = data.application_notice_email;
const _errs60 = errors;
const _errs61 = errors;
if(errors === _errs61){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing1;
if(((data28.body === undefined) && (missing1 = "body")) || ((data28.subject === undefined) && (missing1 = "subject"))){
validate11.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs63 = errors;
for(const key0 in data28){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate11.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs63 === errors){
if(data28.bcc !== undefined){
const _errs64 = errors;
if(typeof data28.bcc !== "string"){
validate11.errors = [{instancePath:instancePath+"/application_notice_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs64 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.body !== undefined){
const _errs66 = errors;
if(typeof data28.body !== "string"){
validate11.errors = [{instancePath:instancePath+"/application_notice_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs66 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.cc !== undefined){
const _errs68 = errors;
if(typeof data28.cc !== "string"){
validate11.errors = [{instancePath:instancePath+"/application_notice_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs68 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.from !== undefined){
const _errs70 = errors;
if(typeof data28.from !== "string"){
validate11.errors = [{instancePath:instancePath+"/application_notice_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs70 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.from_name !== undefined){
const _errs72 = errors;
if(typeof data28.from_name !== "string"){
validate11.errors = [{instancePath:instancePath+"/application_notice_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs72 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.reply_to !== undefined){
const _errs74 = errors;
if(typeof data28.reply_to !== "string"){
validate11.errors = [{instancePath:instancePath+"/application_notice_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs74 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.subject !== undefined){
const _errs76 = errors;
if(typeof data28.subject !== "string"){
validate11.errors = [{instancePath:instancePath+"/application_notice_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs76 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs60 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.reference_notification_email !== undefined){
let data36 = data.reference_notification_email;
const _errs78 = errors;
const _errs79 = errors;
if(errors === _errs79){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing2;
if(((data36.body === undefined) && (missing2 = "body")) || ((data36.subject === undefined) && (missing2 = "subject"))){
validate11.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs81 = errors;
for(const key1 in data36){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
validate11.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs81 === errors){
if(data36.bcc !== undefined){
const _errs82 = errors;
if(typeof data36.bcc !== "string"){
validate11.errors = [{instancePath:instancePath+"/reference_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs82 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data36.body !== undefined){
const _errs84 = errors;
if(typeof data36.body !== "string"){
validate11.errors = [{instancePath:instancePath+"/reference_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs84 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data36.cc !== undefined){
const _errs86 = errors;
if(typeof data36.cc !== "string"){
validate11.errors = [{instancePath:instancePath+"/reference_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs86 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data36.from !== undefined){
const _errs88 = errors;
if(typeof data36.from !== "string"){
validate11.errors = [{instancePath:instancePath+"/reference_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs88 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data36.from_name !== undefined){
const _errs90 = errors;
if(typeof data36.from_name !== "string"){
validate11.errors = [{instancePath:instancePath+"/reference_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs90 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data36.reply_to !== undefined){
const _errs92 = errors;
if(typeof data36.reply_to !== "string"){
validate11.errors = [{instancePath:instancePath+"/reference_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs92 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data36.subject !== undefined){
const _errs94 = errors;
if(typeof data36.subject !== "string"){
validate11.errors = [{instancePath:instancePath+"/reference_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs94 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs78 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contact_form_options !== undefined){
let data44 = data.contact_form_options;
const _errs96 = errors;
const _errs97 = errors;
if(errors === _errs97){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
let missing3;
if((data44.contact_form_id === undefined) && (missing3 = "contact_form_id")){
validate11.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs99 = errors;
for(const key2 in data44){
if(!((key2 === "contact_form_id") || (key2 === "html"))){
validate11.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs99 === errors){
if(data44.contact_form_id !== undefined){
const _errs100 = errors;
if(typeof data44.contact_form_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs100 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data44.html !== undefined){
const _errs102 = errors;
if(typeof data44.html !== "string"){
validate11.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs102 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs96 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organization_form_options !== undefined){
let data47 = data.organization_form_options;
const _errs104 = errors;
const _errs105 = errors;
if(errors === _errs105){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
let missing4;
if((data47.organization_form_id === undefined) && (missing4 = "organization_form_id")){
validate11.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs107 = errors;
for(const key3 in data47){
if(!((key3 === "organization_form_id") || (key3 === "html"))){
validate11.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs107 === errors){
if(data47.organization_form_id !== undefined){
const _errs108 = errors;
if(typeof data47.organization_form_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs108 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data47.html !== undefined){
const _errs110 = errors;
if(typeof data47.html !== "string"){
validate11.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs110 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs104 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key4 in data){
if((((((((((((((((((((((((((((((((((((key4 !== "name") && (key4 !== "award_id")) && (key4 !== "reference_form_id")) && (key4 !== "is_active")) && (key4 !== "display_in_portal")) && (key4 !== "display_in_portal_as")) && (key4 !== "show_contact_form")) && (key4 !== "show_organization_form")) && (key4 !== "enable_application_notice_email")) && (key4 !== "enable_reference_notification_email")) && (key4 !== "application_notice_email")) && (key4 !== "reference_notification_email")) && (key4 !== "contact_form_options")) && (key4 !== "organization_form_options")) && (key4 !== "sys_bulk_load_at")) && (key4 !== "sys_bulk_load_id")) && (key4 !== "sys_bulk_load_pk")) && (key4 !== "sys_bulk_load_record_no")) && (key4 !== "sys_bulk_load_source_file")) && (key4 !== "sys_calculated_field_error")) && (key4 !== "sys_calculated_field_errors")) && (key4 !== "sys_configuration_snapshot_id")) && (key4 !== "sys_created_at")) && (key4 !== "sys_created_by_id")) && (key4 !== "sys_deleted_by_id")) && (key4 !== "sys_directive")) && (key4 !== "sys_external_id")) && (key4 !== "sys_has_files_in_s3")) && (key4 !== "sys_last_bulk_data_operation_id")) && (key4 !== "sys_last_bulk_data_operation_sys_version")) && (key4 !== "sys_last_modified_at")) && (key4 !== "sys_last_modified_by_id")) && (key4 !== "sys_last_security_context")) && (key4 !== "sys_locked")) && (key4 !== "sys_snapshot_base_version")) && (key4 !== "sys_version")){
validate11.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key4},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate14.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate14.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate14.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate14.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate14.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate14.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate14.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate14.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate14.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate14.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate14.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate14.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate14.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate14.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate14.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate14.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.name === undefined) && (missing0 = "name")) || ((data.award_id === undefined) && (missing0 = "award_id"))) || ((data.reference_form_id === undefined) && (missing0 = "reference_form_id"))) || ((data.application_notice_email === undefined) && (missing0 = "application_notice_email"))) || ((data.reference_notification_email === undefined) && (missing0 = "reference_notification_email"))) || ((data.contact_form_options === undefined) && (missing0 = "contact_form_options"))) || ((data.organization_form_options === undefined) && (missing0 = "organization_form_options"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs40 = errors;
if(typeof data.id !== "string"){
validate14.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs42 = errors;
if(typeof data.name !== "string"){
validate14.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_id !== undefined){
const _errs44 = errors;
if(typeof data.award_id !== "string"){
validate14.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.reference_form_id !== undefined){
const _errs46 = errors;
if(typeof data.reference_form_id !== "string"){
validate14.errors = [{instancePath:instancePath+"/reference_form_id",schemaPath:"#/properties/reference_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.is_active !== undefined){
const _errs48 = errors;
if(typeof data.is_active !== "boolean"){
validate14.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_in_portal !== undefined){
const _errs50 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate14.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_in_portal_as !== undefined){
const _errs52 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate14.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_contact_form !== undefined){
const _errs54 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate14.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs54 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_organization_form !== undefined){
const _errs56 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate14.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_application_notice_email !== undefined){
const _errs58 = errors;
if(typeof data.enable_application_notice_email !== "boolean"){
validate14.errors = [{instancePath:instancePath+"/enable_application_notice_email",schemaPath:"#/properties/enable_application_notice_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_reference_notification_email !== undefined){
const _errs60 = errors;
if(typeof data.enable_reference_notification_email !== "boolean"){
validate14.errors = [{instancePath:instancePath+"/enable_reference_notification_email",schemaPath:"#/properties/enable_reference_notification_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs60 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_notice_email !== undefined){
let data29 = data.application_notice_email;
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing1;
if(((data29.body === undefined) && (missing1 = "body")) || ((data29.subject === undefined) && (missing1 = "subject"))){
validate14.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs65 = errors;
for(const key0 in data29){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate14.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs65 === errors){
if(data29.bcc !== undefined){
const _errs66 = errors;
if(typeof data29.bcc !== "string"){
validate14.errors = [{instancePath:instancePath+"/application_notice_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs66 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.body !== undefined){
const _errs68 = errors;
if(typeof data29.body !== "string"){
validate14.errors = [{instancePath:instancePath+"/application_notice_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs68 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.cc !== undefined){
const _errs70 = errors;
if(typeof data29.cc !== "string"){
validate14.errors = [{instancePath:instancePath+"/application_notice_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs70 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.from !== undefined){
const _errs72 = errors;
if(typeof data29.from !== "string"){
validate14.errors = [{instancePath:instancePath+"/application_notice_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs72 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.from_name !== undefined){
const _errs74 = errors;
if(typeof data29.from_name !== "string"){
validate14.errors = [{instancePath:instancePath+"/application_notice_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs74 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.reply_to !== undefined){
const _errs76 = errors;
if(typeof data29.reply_to !== "string"){
validate14.errors = [{instancePath:instancePath+"/application_notice_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs76 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.subject !== undefined){
const _errs78 = errors;
if(typeof data29.subject !== "string"){
validate14.errors = [{instancePath:instancePath+"/application_notice_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs78 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs62 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.reference_notification_email !== undefined){
let data37 = data.reference_notification_email;
const _errs80 = errors;
const _errs81 = errors;
if(errors === _errs81){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing2;
if(((data37.body === undefined) && (missing2 = "body")) || ((data37.subject === undefined) && (missing2 = "subject"))){
validate14.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs83 = errors;
for(const key1 in data37){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
validate14.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs83 === errors){
if(data37.bcc !== undefined){
const _errs84 = errors;
if(typeof data37.bcc !== "string"){
validate14.errors = [{instancePath:instancePath+"/reference_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs84 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data37.body !== undefined){
const _errs86 = errors;
if(typeof data37.body !== "string"){
validate14.errors = [{instancePath:instancePath+"/reference_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs86 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data37.cc !== undefined){
const _errs88 = errors;
if(typeof data37.cc !== "string"){
validate14.errors = [{instancePath:instancePath+"/reference_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs88 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data37.from !== undefined){
const _errs90 = errors;
if(typeof data37.from !== "string"){
validate14.errors = [{instancePath:instancePath+"/reference_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs90 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data37.from_name !== undefined){
const _errs92 = errors;
if(typeof data37.from_name !== "string"){
validate14.errors = [{instancePath:instancePath+"/reference_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs92 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data37.reply_to !== undefined){
const _errs94 = errors;
if(typeof data37.reply_to !== "string"){
validate14.errors = [{instancePath:instancePath+"/reference_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs94 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data37.subject !== undefined){
const _errs96 = errors;
if(typeof data37.subject !== "string"){
validate14.errors = [{instancePath:instancePath+"/reference_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs96 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs80 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contact_form_options !== undefined){
let data45 = data.contact_form_options;
const _errs98 = errors;
const _errs99 = errors;
if(errors === _errs99){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing3;
if((data45.contact_form_id === undefined) && (missing3 = "contact_form_id")){
validate14.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs101 = errors;
for(const key2 in data45){
if(!((key2 === "contact_form_id") || (key2 === "html"))){
validate14.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs101 === errors){
if(data45.contact_form_id !== undefined){
const _errs102 = errors;
if(typeof data45.contact_form_id !== "string"){
validate14.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs102 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data45.html !== undefined){
const _errs104 = errors;
if(typeof data45.html !== "string"){
validate14.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs104 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs98 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organization_form_options !== undefined){
let data48 = data.organization_form_options;
const _errs106 = errors;
const _errs107 = errors;
if(errors === _errs107){
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
let missing4;
if((data48.organization_form_id === undefined) && (missing4 = "organization_form_id")){
validate14.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs109 = errors;
for(const key3 in data48){
if(!((key3 === "organization_form_id") || (key3 === "html"))){
validate14.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs109 === errors){
if(data48.organization_form_id !== undefined){
const _errs110 = errors;
if(typeof data48.organization_form_id !== "string"){
validate14.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs110 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data48.html !== undefined){
const _errs112 = errors;
if(typeof data48.html !== "string"){
validate14.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs112 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs106 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key4 in data){
if(((((((((((((((((((((((((((((((((((((key4 !== "id") && (key4 !== "name")) && (key4 !== "award_id")) && (key4 !== "reference_form_id")) && (key4 !== "is_active")) && (key4 !== "display_in_portal")) && (key4 !== "display_in_portal_as")) && (key4 !== "show_contact_form")) && (key4 !== "show_organization_form")) && (key4 !== "enable_application_notice_email")) && (key4 !== "enable_reference_notification_email")) && (key4 !== "application_notice_email")) && (key4 !== "reference_notification_email")) && (key4 !== "contact_form_options")) && (key4 !== "organization_form_options")) && (key4 !== "sys_bulk_load_at")) && (key4 !== "sys_bulk_load_id")) && (key4 !== "sys_bulk_load_pk")) && (key4 !== "sys_bulk_load_record_no")) && (key4 !== "sys_bulk_load_source_file")) && (key4 !== "sys_calculated_field_error")) && (key4 !== "sys_calculated_field_errors")) && (key4 !== "sys_configuration_snapshot_id")) && (key4 !== "sys_created_at")) && (key4 !== "sys_created_by_id")) && (key4 !== "sys_deleted_by_id")) && (key4 !== "sys_directive")) && (key4 !== "sys_external_id")) && (key4 !== "sys_has_files_in_s3")) && (key4 !== "sys_last_bulk_data_operation_id")) && (key4 !== "sys_last_bulk_data_operation_sys_version")) && (key4 !== "sys_last_modified_at")) && (key4 !== "sys_last_modified_by_id")) && (key4 !== "sys_last_security_context")) && (key4 !== "sys_locked")) && (key4 !== "sys_snapshot_base_version")) && (key4 !== "sys_version")){
validate14.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key4},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.sys_created_at === undefined) && (missing0 = "sys_created_at"))) || ((data.sys_created_by_id === undefined) && (missing0 = "sys_created_by_id"))) || ((data.sys_last_modified_at === undefined) && (missing0 = "sys_last_modified_at"))) || ((data.sys_last_modified_by_id === undefined) && (missing0 = "sys_last_modified_by_id"))) || ((data.sys_version === undefined) && (missing0 = "sys_version"))){
validate17.errors = [{instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs4 = errors;
if(typeof data.id !== "string"){
validate17.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_at !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs10 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
validate17.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs14 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs16 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
const _errs22 = errors;
if(typeof data8.error !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.field !== undefined){
const _errs24 = errors;
if(typeof data8.field !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs26 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate17.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_by_id !== undefined){
const _errs30 = errors;
if(typeof data.sys_created_by_id !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_deleted_by_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_deleted_by_id !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs34 = errors;
if(typeof data.sys_directive !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs36 = errors;
if(typeof data.sys_external_id !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs38 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs40 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs40 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs42 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs42 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
const _errs44 = errors;
if(errors === _errs44){
if(errors === _errs44){
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
validate17.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs44 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_by_id !== undefined){
const _errs46 = errors;
if(typeof data.sys_last_modified_by_id !== "string"){
validate17.errors = [{instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs46 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
const _errs48 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate17.errors = [{instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs48 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs50 = errors;
if(typeof data.sys_locked !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs50 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
validate17.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs52 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_version !== undefined){
let data25 = data.sys_version;
const _errs54 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate17.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
validate17.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs54 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((((((data.name === undefined) && (missing1 = "name")) || ((data.award_id === undefined) && (missing1 = "award_id"))) || ((data.reference_form_id === undefined) && (missing1 = "reference_form_id"))) || ((data.application_notice_email === undefined) && (missing1 = "application_notice_email"))) || ((data.reference_notification_email === undefined) && (missing1 = "reference_notification_email"))) || ((data.contact_form_options === undefined) && (missing1 = "contact_form_options"))) || ((data.organization_form_options === undefined) && (missing1 = "organization_form_options"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs56 = errors;
if(typeof data.name !== "string"){
validate17.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_id !== undefined){
const _errs58 = errors;
if(typeof data.award_id !== "string"){
validate17.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.reference_form_id !== undefined){
const _errs60 = errors;
if(typeof data.reference_form_id !== "string"){
validate17.errors = [{instancePath:instancePath+"/reference_form_id",schemaPath:"#/properties/reference_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs60 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.is_active !== undefined){
const _errs62 = errors;
if(typeof data.is_active !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs62 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_in_portal !== undefined){
const _errs64 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs64 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_in_portal_as !== undefined){
const _errs66 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate17.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs66 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_contact_form !== undefined){
const _errs68 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs68 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_organization_form !== undefined){
const _errs70 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs70 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_application_notice_email !== undefined){
const _errs72 = errors;
if(typeof data.enable_application_notice_email !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/enable_application_notice_email",schemaPath:"#/properties/enable_application_notice_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs72 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_reference_notification_email !== undefined){
const _errs74 = errors;
if(typeof data.enable_reference_notification_email !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/enable_reference_notification_email",schemaPath:"#/properties/enable_reference_notification_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs74 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_notice_email !== undefined){
let data36 = data.application_notice_email;
const _errs76 = errors;
const _errs77 = errors;
if(errors === _errs77){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing2;
if(((data36.body === undefined) && (missing2 = "body")) || ((data36.subject === undefined) && (missing2 = "subject"))){
validate17.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs79 = errors;
for(const key0 in data36){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate17.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs79 === errors){
if(data36.bcc !== undefined){
const _errs80 = errors;
if(typeof data36.bcc !== "string"){
validate17.errors = [{instancePath:instancePath+"/application_notice_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs80 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data36.body !== undefined){
const _errs82 = errors;
if(typeof data36.body !== "string"){
validate17.errors = [{instancePath:instancePath+"/application_notice_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs82 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data36.cc !== undefined){
const _errs84 = errors;
if(typeof data36.cc !== "string"){
validate17.errors = [{instancePath:instancePath+"/application_notice_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs84 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data36.from !== undefined){
const _errs86 = errors;
if(typeof data36.from !== "string"){
validate17.errors = [{instancePath:instancePath+"/application_notice_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs86 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data36.from_name !== undefined){
const _errs88 = errors;
if(typeof data36.from_name !== "string"){
validate17.errors = [{instancePath:instancePath+"/application_notice_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs88 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data36.reply_to !== undefined){
const _errs90 = errors;
if(typeof data36.reply_to !== "string"){
validate17.errors = [{instancePath:instancePath+"/application_notice_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs90 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data36.subject !== undefined){
const _errs92 = errors;
if(typeof data36.subject !== "string"){
validate17.errors = [{instancePath:instancePath+"/application_notice_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs92 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs76 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.reference_notification_email !== undefined){
let data44 = data.reference_notification_email;
const _errs94 = errors;
const _errs95 = errors;
if(errors === _errs95){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
let missing3;
if(((data44.body === undefined) && (missing3 = "body")) || ((data44.subject === undefined) && (missing3 = "subject"))){
validate17.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs97 = errors;
for(const key1 in data44){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
validate17.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs97 === errors){
if(data44.bcc !== undefined){
const _errs98 = errors;
if(typeof data44.bcc !== "string"){
validate17.errors = [{instancePath:instancePath+"/reference_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs98 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data44.body !== undefined){
const _errs100 = errors;
if(typeof data44.body !== "string"){
validate17.errors = [{instancePath:instancePath+"/reference_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs100 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data44.cc !== undefined){
const _errs102 = errors;
if(typeof data44.cc !== "string"){
validate17.errors = [{instancePath:instancePath+"/reference_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs102 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data44.from !== undefined){
const _errs104 = errors;
if(typeof data44.from !== "string"){
validate17.errors = [{instancePath:instancePath+"/reference_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs104 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data44.from_name !== undefined){
const _errs106 = errors;
if(typeof data44.from_name !== "string"){
validate17.errors = [{instancePath:instancePath+"/reference_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs106 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data44.reply_to !== undefined){
const _errs108 = errors;
if(typeof data44.reply_to !== "string"){
validate17.errors = [{instancePath:instancePath+"/reference_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs108 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data44.subject !== undefined){
const _errs110 = errors;
if(typeof data44.subject !== "string"){
validate17.errors = [{instancePath:instancePath+"/reference_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs110 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs94 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contact_form_options !== undefined){
let data52 = data.contact_form_options;
const _errs112 = errors;
const _errs113 = errors;
if(errors === _errs113){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
let missing4;
if((data52.contact_form_id === undefined) && (missing4 = "contact_form_id")){
validate17.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs115 = errors;
for(const key2 in data52){
if(!((key2 === "contact_form_id") || (key2 === "html"))){
validate17.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs115 === errors){
if(data52.contact_form_id !== undefined){
const _errs116 = errors;
if(typeof data52.contact_form_id !== "string"){
validate17.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs116 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data52.html !== undefined){
const _errs118 = errors;
if(typeof data52.html !== "string"){
validate17.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs118 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs112 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organization_form_options !== undefined){
let data55 = data.organization_form_options;
const _errs120 = errors;
const _errs121 = errors;
if(errors === _errs121){
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
let missing5;
if((data55.organization_form_id === undefined) && (missing5 = "organization_form_id")){
validate17.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs123 = errors;
for(const key3 in data55){
if(!((key3 === "organization_form_id") || (key3 === "html"))){
validate17.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs123 === errors){
if(data55.organization_form_id !== undefined){
const _errs124 = errors;
if(typeof data55.organization_form_id !== "string"){
validate17.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs124 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data55.html !== undefined){
const _errs126 = errors;
if(typeof data55.html !== "string"){
validate17.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs126 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs120 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key4 in data){
if(((((((((((((((((((((((((((((((((((((key4 !== "name") && (key4 !== "award_id")) && (key4 !== "reference_form_id")) && (key4 !== "is_active")) && (key4 !== "display_in_portal")) && (key4 !== "display_in_portal_as")) && (key4 !== "show_contact_form")) && (key4 !== "show_organization_form")) && (key4 !== "enable_application_notice_email")) && (key4 !== "enable_reference_notification_email")) && (key4 !== "application_notice_email")) && (key4 !== "reference_notification_email")) && (key4 !== "contact_form_options")) && (key4 !== "organization_form_options")) && (key4 !== "id")) && (key4 !== "sys_bulk_load_at")) && (key4 !== "sys_bulk_load_id")) && (key4 !== "sys_bulk_load_pk")) && (key4 !== "sys_bulk_load_record_no")) && (key4 !== "sys_bulk_load_source_file")) && (key4 !== "sys_calculated_field_error")) && (key4 !== "sys_calculated_field_errors")) && (key4 !== "sys_configuration_snapshot_id")) && (key4 !== "sys_created_at")) && (key4 !== "sys_created_by_id")) && (key4 !== "sys_deleted_by_id")) && (key4 !== "sys_directive")) && (key4 !== "sys_external_id")) && (key4 !== "sys_has_files_in_s3")) && (key4 !== "sys_last_bulk_data_operation_id")) && (key4 !== "sys_last_bulk_data_operation_sys_version")) && (key4 !== "sys_last_modified_at")) && (key4 !== "sys_last_modified_by_id")) && (key4 !== "sys_last_security_context")) && (key4 !== "sys_locked")) && (key4 !== "sys_snapshot_base_version")) && (key4 !== "sys_version")){
validate17.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key4},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate20.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate20.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate20.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate20.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate20.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate20.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate20.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate20.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate20.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate20.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate20.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate20.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate20.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate20.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs40 = errors;
if(typeof data.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.is_active !== undefined){
const _errs42 = errors;
if(typeof data.is_active !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "name") && (key0 !== "is_active")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate20.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate23.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate23.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate23.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate23.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate23.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate23.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate23.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate23.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate23.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate23.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate23.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate23.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate23.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate23.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs40 = errors;
if(typeof data.id !== "string"){
validate23.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs42 = errors;
if(typeof data.name !== "string"){
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.is_active !== undefined){
const _errs44 = errors;
if(typeof data.is_active !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "id") && (key0 !== "name")) && (key0 !== "is_active")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate23.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.sys_created_at === undefined) && (missing0 = "sys_created_at"))) || ((data.sys_created_by_id === undefined) && (missing0 = "sys_created_by_id"))) || ((data.sys_last_modified_at === undefined) && (missing0 = "sys_last_modified_at"))) || ((data.sys_last_modified_by_id === undefined) && (missing0 = "sys_last_modified_by_id"))) || ((data.sys_version === undefined) && (missing0 = "sys_version"))){
validate26.errors = [{instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs4 = errors;
if(typeof data.id !== "string"){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_at !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs10 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
validate26.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs14 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs16 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
const _errs22 = errors;
if(typeof data8.error !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.field !== undefined){
const _errs24 = errors;
if(typeof data8.field !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs26 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate26.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_by_id !== undefined){
const _errs30 = errors;
if(typeof data.sys_created_by_id !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_deleted_by_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_deleted_by_id !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs34 = errors;
if(typeof data.sys_directive !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs36 = errors;
if(typeof data.sys_external_id !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs38 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs40 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs40 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs42 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs42 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
const _errs44 = errors;
if(errors === _errs44){
if(errors === _errs44){
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
validate26.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs44 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_by_id !== undefined){
const _errs46 = errors;
if(typeof data.sys_last_modified_by_id !== "string"){
validate26.errors = [{instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs46 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
const _errs48 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate26.errors = [{instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs48 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs50 = errors;
if(typeof data.sys_locked !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs50 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
validate26.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs52 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_version !== undefined){
let data25 = data.sys_version;
const _errs54 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate26.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
validate26.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs54 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.name === undefined) && (missing1 = "name")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs56 = errors;
if(typeof data.name !== "string"){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.is_active !== undefined){
const _errs58 = errors;
if(typeof data.is_active !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "name") && (key0 !== "is_active")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate26.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate29.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate29.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate29.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate29.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate29.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate29.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate29.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate29.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate29.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate29.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate29.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate29.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate29.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate29.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.app === undefined) && (missing0 = "app"))) || ((data.report_id === undefined) && (missing0 = "report_id"))) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.access_group === undefined) && (missing0 = "access_group"))) || ((data.report_configuration === undefined) && (missing0 = "report_configuration"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs40 = errors;
if(typeof data.name !== "string"){
validate29.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.description !== undefined){
const _errs42 = errors;
if(typeof data.description !== "string"){
validate29.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.app !== undefined){
const _errs44 = errors;
if(typeof data.app !== "string"){
validate29.errors = [{instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.report_id !== undefined){
const _errs46 = errors;
if(typeof data.report_id !== "string"){
validate29.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.user_id !== undefined){
const _errs48 = errors;
if(typeof data.user_id !== "string"){
validate29.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.access_group !== undefined){
let data23 = data.access_group;
const _errs50 = errors;
if(typeof data23 !== "string"){
validate29.errors = [{instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data23 === "personal") || (data23 === "team"))){
validate29.errors = [{instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/enum",keyword:"enum",params:{allowedValues: schema44.properties.access_group.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.report_configuration !== undefined){
let data24 = data.report_configuration;
const _errs52 = errors;
if(errors === _errs52){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
}
else {
validate29.errors = [{instancePath:instancePath+"/report_configuration",schemaPath:"#/properties/report_configuration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "description")) && (key0 !== "app")) && (key0 !== "report_id")) && (key0 !== "user_id")) && (key0 !== "access_group")) && (key0 !== "report_configuration")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate29.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate32.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate32.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate32.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate32.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate32.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate32.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate32.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate32.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate32.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate32.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate32.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate32.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate32.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate32.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.app === undefined) && (missing0 = "app"))) || ((data.report_id === undefined) && (missing0 = "report_id"))) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.access_group === undefined) && (missing0 = "access_group"))) || ((data.report_configuration === undefined) && (missing0 = "report_configuration"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs40 = errors;
if(typeof data.id !== "string"){
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs42 = errors;
if(typeof data.name !== "string"){
validate32.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.description !== undefined){
const _errs44 = errors;
if(typeof data.description !== "string"){
validate32.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.app !== undefined){
const _errs46 = errors;
if(typeof data.app !== "string"){
validate32.errors = [{instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.report_id !== undefined){
const _errs48 = errors;
if(typeof data.report_id !== "string"){
validate32.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.user_id !== undefined){
const _errs50 = errors;
if(typeof data.user_id !== "string"){
validate32.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.access_group !== undefined){
let data24 = data.access_group;
const _errs52 = errors;
if(typeof data24 !== "string"){
validate32.errors = [{instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data24 === "personal") || (data24 === "team"))){
validate32.errors = [{instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/enum",keyword:"enum",params:{allowedValues: schema47.properties.access_group.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.report_configuration !== undefined){
let data25 = data.report_configuration;
const _errs54 = errors;
if(errors === _errs54){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
}
else {
validate32.errors = [{instancePath:instancePath+"/report_configuration",schemaPath:"#/properties/report_configuration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs54 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key0 in data){
if((((((((((((((((((((((((((((((key0 !== "id") && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "app")) && (key0 !== "report_id")) && (key0 !== "user_id")) && (key0 !== "access_group")) && (key0 !== "report_configuration")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate32.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.sys_created_at === undefined) && (missing0 = "sys_created_at"))) || ((data.sys_created_by_id === undefined) && (missing0 = "sys_created_by_id"))) || ((data.sys_last_modified_at === undefined) && (missing0 = "sys_last_modified_at"))) || ((data.sys_last_modified_by_id === undefined) && (missing0 = "sys_last_modified_by_id"))) || ((data.sys_version === undefined) && (missing0 = "sys_version"))){
validate35.errors = [{instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs4 = errors;
if(typeof data.id !== "string"){
validate35.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_at !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs10 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
validate35.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs14 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs16 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
const _errs22 = errors;
if(typeof data8.error !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.field !== undefined){
const _errs24 = errors;
if(typeof data8.field !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs26 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate35.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_by_id !== undefined){
const _errs30 = errors;
if(typeof data.sys_created_by_id !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_deleted_by_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_deleted_by_id !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs34 = errors;
if(typeof data.sys_directive !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs36 = errors;
if(typeof data.sys_external_id !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs38 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs40 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs40 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs42 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs42 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
const _errs44 = errors;
if(errors === _errs44){
if(errors === _errs44){
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
validate35.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs44 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_by_id !== undefined){
const _errs46 = errors;
if(typeof data.sys_last_modified_by_id !== "string"){
validate35.errors = [{instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs46 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
const _errs48 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate35.errors = [{instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs48 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs50 = errors;
if(typeof data.sys_locked !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs50 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
validate35.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs52 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_version !== undefined){
let data25 = data.sys_version;
const _errs54 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate35.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
validate35.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs54 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((((data.name === undefined) && (missing1 = "name")) || ((data.app === undefined) && (missing1 = "app"))) || ((data.report_id === undefined) && (missing1 = "report_id"))) || ((data.user_id === undefined) && (missing1 = "user_id"))) || ((data.access_group === undefined) && (missing1 = "access_group"))) || ((data.report_configuration === undefined) && (missing1 = "report_configuration"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs56 = errors;
if(typeof data.name !== "string"){
validate35.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.description !== undefined){
const _errs58 = errors;
if(typeof data.description !== "string"){
validate35.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.app !== undefined){
const _errs60 = errors;
if(typeof data.app !== "string"){
validate35.errors = [{instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs60 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.report_id !== undefined){
const _errs62 = errors;
if(typeof data.report_id !== "string"){
validate35.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs62 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.user_id !== undefined){
const _errs64 = errors;
if(typeof data.user_id !== "string"){
validate35.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs64 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.access_group !== undefined){
let data31 = data.access_group;
const _errs66 = errors;
if(typeof data31 !== "string"){
validate35.errors = [{instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data31 === "personal") || (data31 === "team"))){
validate35.errors = [{instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/enum",keyword:"enum",params:{allowedValues: schema50.properties.access_group.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs66 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.report_configuration !== undefined){
let data32 = data.report_configuration;
const _errs68 = errors;
if(errors === _errs68){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
}
else {
validate35.errors = [{instancePath:instancePath+"/report_configuration",schemaPath:"#/properties/report_configuration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs68 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key0 in data){
if((((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "description")) && (key0 !== "app")) && (key0 !== "report_id")) && (key0 !== "user_id")) && (key0 !== "access_group")) && (key0 !== "report_configuration")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate35.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate38.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate38.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate38.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate38.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate38.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate38.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate38.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate38.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate38.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate38.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate38.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate38.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate38.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate38.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.business_unit_id === undefined) && (missing0 = "business_unit_id"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs40 = errors;
if(typeof data.name !== "string"){
validate38.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.business_unit_id !== undefined){
const _errs42 = errors;
if(typeof data.business_unit_id !== "string"){
validate38.errors = [{instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.is_active !== undefined){
const _errs44 = errors;
if(typeof data.is_active !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.notes !== undefined){
const _errs46 = errors;
if(typeof data.notes !== "string"){
validate38.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.type !== undefined){
let data22 = data.type;
const _errs48 = errors;
if(typeof data22 !== "string"){
validate38.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data22 === "commerce-shipping-products")){
validate38.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema53.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.custom_field_values !== undefined){
let data23 = data.custom_field_values;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data23)){
var valid7 = true;
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
const _errs53 = errors;
if(errors === _errs53){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
const _errs55 = errors;
for(const key0 in data24){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate38.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs55 === errors){
if(data24.boolean_value !== undefined){
const _errs56 = errors;
if(typeof data24.boolean_value !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid8 = _errs56 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data24.custom_field_id !== undefined){
const _errs58 = errors;
if(typeof data24.custom_field_id !== "string"){
validate38.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs58 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data24.file_url_value !== undefined){
const _errs60 = errors;
if(typeof data24.file_url_value !== "string"){
validate38.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs60 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data24.list_value !== undefined){
let data28 = data24.list_value;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data28)){
var valid9 = true;
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
const _errs64 = errors;
if(typeof data28[i2] !== "string"){
validate38.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs64 === errors;
if(!valid9){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs62 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data24.numeric_value !== undefined){
const _errs66 = errors;
if(!(typeof data24.numeric_value == "number")){
validate38.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid8 = _errs66 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data24.string_value !== undefined){
const _errs68 = errors;
if(typeof data24.string_value !== "string"){
validate38.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs68 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data24.table_value !== undefined){
let data32 = data24.table_value;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data32)){
var valid10 = true;
const len3 = data32.length;
for(let i3=0; i3<len3; i3++){
let data33 = data32[i3];
const _errs72 = errors;
if(errors === _errs72){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
}
else {
validate38.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs72 === errors;
if(!valid10){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs70 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs53 === errors;
if(!valid7){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key1 in data){
if((((((((((((((((((((((((((((key1 !== "name") && (key1 !== "business_unit_id")) && (key1 !== "is_active")) && (key1 !== "notes")) && (key1 !== "type")) && (key1 !== "custom_field_values")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
validate38.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate41.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate41.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate41.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate41.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate41.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate41.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate41.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate41.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate41.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate41.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate41.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate41.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate41.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate41.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.business_unit_id === undefined) && (missing0 = "business_unit_id"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs40 = errors;
if(typeof data.id !== "string"){
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs42 = errors;
if(typeof data.name !== "string"){
validate41.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.business_unit_id !== undefined){
const _errs44 = errors;
if(typeof data.business_unit_id !== "string"){
validate41.errors = [{instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.is_active !== undefined){
const _errs46 = errors;
if(typeof data.is_active !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.notes !== undefined){
const _errs48 = errors;
if(typeof data.notes !== "string"){
validate41.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.type !== undefined){
let data23 = data.type;
const _errs50 = errors;
if(typeof data23 !== "string"){
validate41.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data23 === "commerce-shipping-products")){
validate41.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema57.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.custom_field_values !== undefined){
let data24 = data.custom_field_values;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data24)){
var valid7 = true;
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
const _errs55 = errors;
if(errors === _errs55){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
const _errs57 = errors;
for(const key0 in data25){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate41.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs57 === errors){
if(data25.boolean_value !== undefined){
const _errs58 = errors;
if(typeof data25.boolean_value !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid8 = _errs58 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data25.custom_field_id !== undefined){
const _errs60 = errors;
if(typeof data25.custom_field_id !== "string"){
validate41.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs60 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data25.file_url_value !== undefined){
const _errs62 = errors;
if(typeof data25.file_url_value !== "string"){
validate41.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs62 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data25.list_value !== undefined){
let data29 = data25.list_value;
const _errs64 = errors;
if(errors === _errs64){
if(Array.isArray(data29)){
var valid9 = true;
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
const _errs66 = errors;
if(typeof data29[i2] !== "string"){
validate41.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs66 === errors;
if(!valid9){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs64 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data25.numeric_value !== undefined){
const _errs68 = errors;
if(!(typeof data25.numeric_value == "number")){
validate41.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid8 = _errs68 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data25.string_value !== undefined){
const _errs70 = errors;
if(typeof data25.string_value !== "string"){
validate41.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs70 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data25.table_value !== undefined){
let data33 = data25.table_value;
const _errs72 = errors;
if(errors === _errs72){
if(Array.isArray(data33)){
var valid10 = true;
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
let data34 = data33[i3];
const _errs74 = errors;
if(errors === _errs74){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
}
else {
validate41.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs74 === errors;
if(!valid10){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs72 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs55 === errors;
if(!valid7){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key1 in data){
if(((((((((((((((((((((((((((((key1 !== "id") && (key1 !== "name")) && (key1 !== "business_unit_id")) && (key1 !== "is_active")) && (key1 !== "notes")) && (key1 !== "type")) && (key1 !== "custom_field_values")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
validate41.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.sys_created_at === undefined) && (missing0 = "sys_created_at"))) || ((data.sys_created_by_id === undefined) && (missing0 = "sys_created_by_id"))) || ((data.sys_last_modified_at === undefined) && (missing0 = "sys_last_modified_at"))) || ((data.sys_last_modified_by_id === undefined) && (missing0 = "sys_last_modified_by_id"))) || ((data.sys_version === undefined) && (missing0 = "sys_version"))){
validate44.errors = [{instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs4 = errors;
if(typeof data.id !== "string"){
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_at !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs10 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
validate44.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs14 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs16 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
const _errs22 = errors;
if(typeof data8.error !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.field !== undefined){
const _errs24 = errors;
if(typeof data8.field !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs26 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate44.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_by_id !== undefined){
const _errs30 = errors;
if(typeof data.sys_created_by_id !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_deleted_by_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_deleted_by_id !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs34 = errors;
if(typeof data.sys_directive !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs36 = errors;
if(typeof data.sys_external_id !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs38 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs40 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs40 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs42 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs42 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
const _errs44 = errors;
if(errors === _errs44){
if(errors === _errs44){
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
validate44.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs44 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_by_id !== undefined){
const _errs46 = errors;
if(typeof data.sys_last_modified_by_id !== "string"){
validate44.errors = [{instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs46 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
const _errs48 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate44.errors = [{instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs48 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs50 = errors;
if(typeof data.sys_locked !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs50 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
validate44.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs52 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_version !== undefined){
let data25 = data.sys_version;
const _errs54 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate44.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
validate44.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs54 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.name === undefined) && (missing1 = "name")) || ((data.business_unit_id === undefined) && (missing1 = "business_unit_id"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs56 = errors;
if(typeof data.name !== "string"){
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.business_unit_id !== undefined){
const _errs58 = errors;
if(typeof data.business_unit_id !== "string"){
validate44.errors = [{instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.is_active !== undefined){
const _errs60 = errors;
if(typeof data.is_active !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs60 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.notes !== undefined){
const _errs62 = errors;
if(typeof data.notes !== "string"){
validate44.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs62 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.type !== undefined){
let data30 = data.type;
const _errs64 = errors;
if(typeof data30 !== "string"){
validate44.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data30 === "commerce-shipping-products")){
validate44.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema61.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs64 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.custom_field_values !== undefined){
let data31 = data.custom_field_values;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data31)){
var valid7 = true;
const len1 = data31.length;
for(let i1=0; i1<len1; i1++){
let data32 = data31[i1];
const _errs69 = errors;
if(errors === _errs69){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
const _errs71 = errors;
for(const key0 in data32){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate44.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs71 === errors){
if(data32.boolean_value !== undefined){
const _errs72 = errors;
if(typeof data32.boolean_value !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid8 = _errs72 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data32.custom_field_id !== undefined){
const _errs74 = errors;
if(typeof data32.custom_field_id !== "string"){
validate44.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs74 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data32.file_url_value !== undefined){
const _errs76 = errors;
if(typeof data32.file_url_value !== "string"){
validate44.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs76 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data32.list_value !== undefined){
let data36 = data32.list_value;
const _errs78 = errors;
if(errors === _errs78){
if(Array.isArray(data36)){
var valid9 = true;
const len2 = data36.length;
for(let i2=0; i2<len2; i2++){
const _errs80 = errors;
if(typeof data36[i2] !== "string"){
validate44.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs80 === errors;
if(!valid9){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs78 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data32.numeric_value !== undefined){
const _errs82 = errors;
if(!(typeof data32.numeric_value == "number")){
validate44.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid8 = _errs82 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data32.string_value !== undefined){
const _errs84 = errors;
if(typeof data32.string_value !== "string"){
validate44.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs84 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data32.table_value !== undefined){
let data40 = data32.table_value;
const _errs86 = errors;
if(errors === _errs86){
if(Array.isArray(data40)){
var valid10 = true;
const len3 = data40.length;
for(let i3=0; i3<len3; i3++){
let data41 = data40[i3];
const _errs88 = errors;
if(errors === _errs88){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
}
else {
validate44.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs88 === errors;
if(!valid10){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs86 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs69 === errors;
if(!valid7){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs66 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key1 in data){
if(((((((((((((((((((((((((((((key1 !== "name") && (key1 !== "business_unit_id")) && (key1 !== "is_active")) && (key1 !== "notes")) && (key1 !== "type")) && (key1 !== "custom_field_values")) && (key1 !== "id")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
validate44.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const schema65 = {"description":"An award to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a\ncomplete record; they may be left out all the same.\n","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"id":{"not":{}},"name":{"type":"string"},"type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"description":{"type":"string"},"date":{"type":"string","format":"date-time","description":"When the award is given."},"enable_applications":{"type":"boolean","description":"People may apply for it."},"application_options":{"type":"object","description":"For when `enable_applications` is true.","properties":{"maximum_applications_per_applicant":{"type":"number"}},"additionalProperties":true},"enable_nominations":{"type":"boolean","description":"People may nominate others for it."},"enable_recipient_categories":{"type":"boolean","description":"Its recipients are sorted into categories."},"enable_reviews":{"type":"boolean","description":"Its applications are reviewed."},"allow_recipients_to_update_information":{"type":"boolean","description":"Recipients may change what is known of them."},"recipient_update_options":{"type":"object","description":"Expected when `allow_recipients_to_update_information` is true.","x-expected":true,"properties":{"recipient_update_options_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true},"certificate_mode":{"type":"string","description":"How certificates are made; `disabled` when they are not."},"certificate_template":{"type":"string","x-expected":true,"description":"Expected unless `certificate_mode` is `disabled`."},"show_in_portal":{"type":"boolean"},"show_in_portal_from":{"type":"string","format":"date-time"},"show_in_portal_until":{"type":"string","format":"date-time"},"application_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nomination_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nominee_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"recipient_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"cloned_from_id":{"type":"string","x-refers-to":"awards","description":"The award it was copied from."},"previous_award_id":{"type":"string","x-refers-to":"awards","description":"The award of the time before."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate47.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate47.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate47.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate47.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate47.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate47.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate47.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate47.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate47.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate47.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs41 = errors;
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs43 = errors;
if(typeof data.name !== "string"){
validate47.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.type_id !== undefined){
const _errs45 = errors;
if(typeof data.type_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs45 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.description !== undefined){
const _errs47 = errors;
if(typeof data.description !== "string"){
validate47.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs47 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.date !== undefined){
let data22 = data.date;
const _errs49 = errors;
if(errors === _errs49){
if(errors === _errs49){
if(typeof data22 === "string"){
if(!(formats4.validate(data22))){
validate47.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_applications !== undefined){
const _errs51 = errors;
if(typeof data.enable_applications !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/enable_applications",schemaPath:"#/properties/enable_applications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs51 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_options !== undefined){
let data24 = data.application_options;
const _errs53 = errors;
if(errors === _errs53){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.maximum_applications_per_applicant !== undefined){
if(!(typeof data24.maximum_applications_per_applicant == "number")){
validate47.errors = [{instancePath:instancePath+"/application_options/maximum_applications_per_applicant",schemaPath:"#/properties/application_options/properties/maximum_applications_per_applicant/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/application_options",schemaPath:"#/properties/application_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_nominations !== undefined){
const _errs58 = errors;
if(typeof data.enable_nominations !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/enable_nominations",schemaPath:"#/properties/enable_nominations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_recipient_categories !== undefined){
const _errs60 = errors;
if(typeof data.enable_recipient_categories !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/enable_recipient_categories",schemaPath:"#/properties/enable_recipient_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs60 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_reviews !== undefined){
const _errs62 = errors;
if(typeof data.enable_reviews !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/enable_reviews",schemaPath:"#/properties/enable_reviews/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs62 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.allow_recipients_to_update_information !== undefined){
const _errs64 = errors;
if(typeof data.allow_recipients_to_update_information !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/allow_recipients_to_update_information",schemaPath:"#/properties/allow_recipients_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs64 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.recipient_update_options !== undefined){
let data30 = data.recipient_update_options;
const _errs66 = errors;
if(errors === _errs66){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.recipient_update_options_form_id !== undefined){
const _errs69 = errors;
if(typeof data30.recipient_update_options_form_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/recipient_update_options/recipient_update_options_form_id",schemaPath:"#/properties/recipient_update_options/properties/recipient_update_options_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs69 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data30.modification_deadline_date !== undefined){
const _errs71 = errors;
if(typeof data30.modification_deadline_date !== "string"){
validate47.errors = [{instancePath:instancePath+"/recipient_update_options/modification_deadline_date",schemaPath:"#/properties/recipient_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs71 === errors;
}
else {
var valid7 = true;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/recipient_update_options",schemaPath:"#/properties/recipient_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs66 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.certificate_mode !== undefined){
const _errs73 = errors;
if(typeof data.certificate_mode !== "string"){
validate47.errors = [{instancePath:instancePath+"/certificate_mode",schemaPath:"#/properties/certificate_mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs73 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.certificate_template !== undefined){
const _errs75 = errors;
if(typeof data.certificate_template !== "string"){
validate47.errors = [{instancePath:instancePath+"/certificate_template",schemaPath:"#/properties/certificate_template/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs75 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_in_portal !== undefined){
const _errs77 = errors;
if(typeof data.show_in_portal !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/show_in_portal",schemaPath:"#/properties/show_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs77 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_in_portal_from !== undefined){
let data36 = data.show_in_portal_from;
const _errs79 = errors;
if(errors === _errs79){
if(errors === _errs79){
if(typeof data36 === "string"){
if(!(formats4.validate(data36))){
validate47.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs79 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_in_portal_until !== undefined){
let data37 = data.show_in_portal_until;
const _errs81 = errors;
if(errors === _errs81){
if(errors === _errs81){
if(typeof data37 === "string"){
if(!(formats4.validate(data37))){
validate47.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs81 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_page_layout_id !== undefined){
const _errs83 = errors;
if(typeof data.application_page_layout_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/application_page_layout_id",schemaPath:"#/properties/application_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs83 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.nomination_page_layout_id !== undefined){
const _errs85 = errors;
if(typeof data.nomination_page_layout_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/nomination_page_layout_id",schemaPath:"#/properties/nomination_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs85 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.nominee_page_layout_id !== undefined){
const _errs87 = errors;
if(typeof data.nominee_page_layout_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/nominee_page_layout_id",schemaPath:"#/properties/nominee_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs87 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.recipient_page_layout_id !== undefined){
const _errs89 = errors;
if(typeof data.recipient_page_layout_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/recipient_page_layout_id",schemaPath:"#/properties/recipient_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs89 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.cloned_from_id !== undefined){
const _errs91 = errors;
if(typeof data.cloned_from_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/cloned_from_id",schemaPath:"#/properties/cloned_from_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs91 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.previous_award_id !== undefined){
const _errs93 = errors;
if(typeof data.previous_award_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/previous_award_id",schemaPath:"#/properties/previous_award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs93 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.custom_field_values !== undefined){
let data44 = data.custom_field_values;
const _errs95 = errors;
const _errs96 = errors;
if(errors === _errs96){
if(Array.isArray(data44)){
var valid9 = true;
const len1 = data44.length;
for(let i1=0; i1<len1; i1++){
let data45 = data44[i1];
const _errs98 = errors;
if(errors === _errs98){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
const _errs100 = errors;
for(const key0 in data45){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate47.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs100 === errors){
if(data45.boolean_value !== undefined){
const _errs101 = errors;
if(typeof data45.boolean_value !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs101 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data45.custom_field_id !== undefined){
const _errs103 = errors;
if(typeof data45.custom_field_id !== "string"){
validate47.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs103 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data45.file_url_value !== undefined){
const _errs105 = errors;
if(typeof data45.file_url_value !== "string"){
validate47.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs105 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data45.list_value !== undefined){
let data49 = data45.list_value;
const _errs107 = errors;
if(errors === _errs107){
if(Array.isArray(data49)){
var valid11 = true;
const len2 = data49.length;
for(let i2=0; i2<len2; i2++){
const _errs109 = errors;
if(typeof data49[i2] !== "string"){
validate47.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs109 === errors;
if(!valid11){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid10 = _errs107 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data45.numeric_value !== undefined){
const _errs111 = errors;
if(!(typeof data45.numeric_value == "number")){
validate47.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs111 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data45.string_value !== undefined){
const _errs113 = errors;
if(typeof data45.string_value !== "string"){
validate47.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs113 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data45.table_value !== undefined){
let data53 = data45.table_value;
const _errs115 = errors;
if(errors === _errs115){
if(Array.isArray(data53)){
var valid12 = true;
const len3 = data53.length;
for(let i3=0; i3<len3; i3++){
let data54 = data53[i3];
const _errs117 = errors;
if(errors === _errs117){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
}
else {
validate47.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs117 === errors;
if(!valid12){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid10 = _errs115 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs98 === errors;
if(!valid9){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs95 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate50.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate50.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate50.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate50.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate50.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate50.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate50.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate50.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate50.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate50.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs41 = errors;
if(typeof data.id !== "string"){
validate50.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs43 = errors;
if(typeof data.name !== "string"){
validate50.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.type_id !== undefined){
const _errs45 = errors;
if(typeof data.type_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs45 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.description !== undefined){
const _errs47 = errors;
if(typeof data.description !== "string"){
validate50.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs47 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.date !== undefined){
let data22 = data.date;
const _errs49 = errors;
if(errors === _errs49){
if(errors === _errs49){
if(typeof data22 === "string"){
if(!(formats4.validate(data22))){
validate50.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_applications !== undefined){
const _errs51 = errors;
if(typeof data.enable_applications !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/enable_applications",schemaPath:"#/properties/enable_applications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs51 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_options !== undefined){
let data24 = data.application_options;
const _errs53 = errors;
if(errors === _errs53){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.maximum_applications_per_applicant !== undefined){
if(!(typeof data24.maximum_applications_per_applicant == "number")){
validate50.errors = [{instancePath:instancePath+"/application_options/maximum_applications_per_applicant",schemaPath:"#/properties/application_options/properties/maximum_applications_per_applicant/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/application_options",schemaPath:"#/properties/application_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_nominations !== undefined){
const _errs58 = errors;
if(typeof data.enable_nominations !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/enable_nominations",schemaPath:"#/properties/enable_nominations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_recipient_categories !== undefined){
const _errs60 = errors;
if(typeof data.enable_recipient_categories !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/enable_recipient_categories",schemaPath:"#/properties/enable_recipient_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs60 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_reviews !== undefined){
const _errs62 = errors;
if(typeof data.enable_reviews !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/enable_reviews",schemaPath:"#/properties/enable_reviews/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs62 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.allow_recipients_to_update_information !== undefined){
const _errs64 = errors;
if(typeof data.allow_recipients_to_update_information !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/allow_recipients_to_update_information",schemaPath:"#/properties/allow_recipients_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs64 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.recipient_update_options !== undefined){
let data30 = data.recipient_update_options;
const _errs66 = errors;
if(errors === _errs66){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.recipient_update_options_form_id !== undefined){
const _errs69 = errors;
if(typeof data30.recipient_update_options_form_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/recipient_update_options/recipient_update_options_form_id",schemaPath:"#/properties/recipient_update_options/properties/recipient_update_options_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs69 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data30.modification_deadline_date !== undefined){
const _errs71 = errors;
if(typeof data30.modification_deadline_date !== "string"){
validate50.errors = [{instancePath:instancePath+"/recipient_update_options/modification_deadline_date",schemaPath:"#/properties/recipient_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs71 === errors;
}
else {
var valid7 = true;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/recipient_update_options",schemaPath:"#/properties/recipient_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs66 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.certificate_mode !== undefined){
const _errs73 = errors;
if(typeof data.certificate_mode !== "string"){
validate50.errors = [{instancePath:instancePath+"/certificate_mode",schemaPath:"#/properties/certificate_mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs73 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.certificate_template !== undefined){
const _errs75 = errors;
if(typeof data.certificate_template !== "string"){
validate50.errors = [{instancePath:instancePath+"/certificate_template",schemaPath:"#/properties/certificate_template/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs75 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_in_portal !== undefined){
const _errs77 = errors;
if(typeof data.show_in_portal !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/show_in_portal",schemaPath:"#/properties/show_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs77 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_in_portal_from !== undefined){
let data36 = data.show_in_portal_from;
const _errs79 = errors;
if(errors === _errs79){
if(errors === _errs79){
if(typeof data36 === "string"){
if(!(formats4.validate(data36))){
validate50.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs79 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_in_portal_until !== undefined){
let data37 = data.show_in_portal_until;
const _errs81 = errors;
if(errors === _errs81){
if(errors === _errs81){
if(typeof data37 === "string"){
if(!(formats4.validate(data37))){
validate50.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs81 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_page_layout_id !== undefined){
const _errs83 = errors;
if(typeof data.application_page_layout_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/application_page_layout_id",schemaPath:"#/properties/application_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs83 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.nomination_page_layout_id !== undefined){
const _errs85 = errors;
if(typeof data.nomination_page_layout_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/nomination_page_layout_id",schemaPath:"#/properties/nomination_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs85 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.nominee_page_layout_id !== undefined){
const _errs87 = errors;
if(typeof data.nominee_page_layout_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/nominee_page_layout_id",schemaPath:"#/properties/nominee_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs87 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.recipient_page_layout_id !== undefined){
const _errs89 = errors;
if(typeof data.recipient_page_layout_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/recipient_page_layout_id",schemaPath:"#/properties/recipient_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs89 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.cloned_from_id !== undefined){
const _errs91 = errors;
if(typeof data.cloned_from_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/cloned_from_id",schemaPath:"#/properties/cloned_from_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs91 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.previous_award_id !== undefined){
const _errs93 = errors;
if(typeof data.previous_award_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/previous_award_id",schemaPath:"#/properties/previous_award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs93 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.custom_field_values !== undefined){
let data44 = data.custom_field_values;
const _errs95 = errors;
const _errs96 = errors;
if(errors === _errs96){
if(Array.isArray(data44)){
var valid9 = true;
const len1 = data44.length;
for(let i1=0; i1<len1; i1++){
let data45 = data44[i1];
const _errs98 = errors;
if(errors === _errs98){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
const _errs100 = errors;
for(const key0 in data45){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate50.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs100 === errors){
if(data45.boolean_value !== undefined){
const _errs101 = errors;
if(typeof data45.boolean_value !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs101 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data45.custom_field_id !== undefined){
const _errs103 = errors;
if(typeof data45.custom_field_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs103 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data45.file_url_value !== undefined){
const _errs105 = errors;
if(typeof data45.file_url_value !== "string"){
validate50.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs105 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data45.list_value !== undefined){
let data49 = data45.list_value;
const _errs107 = errors;
if(errors === _errs107){
if(Array.isArray(data49)){
var valid11 = true;
const len2 = data49.length;
for(let i2=0; i2<len2; i2++){
const _errs109 = errors;
if(typeof data49[i2] !== "string"){
validate50.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs109 === errors;
if(!valid11){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid10 = _errs107 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data45.numeric_value !== undefined){
const _errs111 = errors;
if(!(typeof data45.numeric_value == "number")){
validate50.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs111 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data45.string_value !== undefined){
const _errs113 = errors;
if(typeof data45.string_value !== "string"){
validate50.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs113 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data45.table_value !== undefined){
let data53 = data45.table_value;
const _errs115 = errors;
if(errors === _errs115){
if(Array.isArray(data53)){
var valid12 = true;
const len3 = data53.length;
for(let i3=0; i3<len3; i3++){
let data54 = data53[i3];
const _errs117 = errors;
if(errors === _errs117){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
}
else {
validate50.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs117 === errors;
if(!valid12){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid10 = _errs115 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs98 === errors;
if(!valid9){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs95 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.sys_created_at === undefined) && (missing0 = "sys_created_at"))) || ((data.sys_created_by_id === undefined) && (missing0 = "sys_created_by_id"))) || ((data.sys_last_modified_at === undefined) && (missing0 = "sys_last_modified_at"))) || ((data.sys_last_modified_by_id === undefined) && (missing0 = "sys_last_modified_by_id"))) || ((data.sys_version === undefined) && (missing0 = "sys_version"))){
validate53.errors = [{instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs4 = errors;
if(typeof data.id !== "string"){
validate53.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_at !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs10 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
validate53.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs14 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs16 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
const _errs22 = errors;
if(typeof data8.error !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.field !== undefined){
const _errs24 = errors;
if(typeof data8.field !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs26 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate53.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_by_id !== undefined){
const _errs30 = errors;
if(typeof data.sys_created_by_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_deleted_by_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_deleted_by_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs34 = errors;
if(typeof data.sys_directive !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs36 = errors;
if(typeof data.sys_external_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs38 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs40 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs40 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs42 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs42 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
const _errs44 = errors;
if(errors === _errs44){
if(errors === _errs44){
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
validate53.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs44 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_by_id !== undefined){
const _errs46 = errors;
if(typeof data.sys_last_modified_by_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs46 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
const _errs48 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate53.errors = [{instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs48 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs50 = errors;
if(typeof data.sys_locked !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs50 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
validate53.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs52 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_version !== undefined){
let data25 = data.sys_version;
const _errs54 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate53.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
validate53.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs54 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.name === undefined) && (missing1 = "name")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs57 = errors;
if(typeof data.name !== "string"){
validate53.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.type_id !== undefined){
const _errs59 = errors;
if(typeof data.type_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.description !== undefined){
const _errs61 = errors;
if(typeof data.description !== "string"){
validate53.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs61 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.date !== undefined){
let data29 = data.date;
const _errs63 = errors;
if(errors === _errs63){
if(errors === _errs63){
if(typeof data29 === "string"){
if(!(formats4.validate(data29))){
validate53.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs63 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_applications !== undefined){
const _errs65 = errors;
if(typeof data.enable_applications !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/enable_applications",schemaPath:"#/properties/enable_applications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs65 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_options !== undefined){
let data31 = data.application_options;
const _errs67 = errors;
if(errors === _errs67){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.maximum_applications_per_applicant !== undefined){
if(!(typeof data31.maximum_applications_per_applicant == "number")){
validate53.errors = [{instancePath:instancePath+"/application_options/maximum_applications_per_applicant",schemaPath:"#/properties/application_options/properties/maximum_applications_per_applicant/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/application_options",schemaPath:"#/properties/application_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs67 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_nominations !== undefined){
const _errs72 = errors;
if(typeof data.enable_nominations !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/enable_nominations",schemaPath:"#/properties/enable_nominations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs72 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_recipient_categories !== undefined){
const _errs74 = errors;
if(typeof data.enable_recipient_categories !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/enable_recipient_categories",schemaPath:"#/properties/enable_recipient_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs74 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_reviews !== undefined){
const _errs76 = errors;
if(typeof data.enable_reviews !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/enable_reviews",schemaPath:"#/properties/enable_reviews/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs76 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.allow_recipients_to_update_information !== undefined){
const _errs78 = errors;
if(typeof data.allow_recipients_to_update_information !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/allow_recipients_to_update_information",schemaPath:"#/properties/allow_recipients_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs78 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.recipient_update_options !== undefined){
let data37 = data.recipient_update_options;
const _errs80 = errors;
if(errors === _errs80){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.recipient_update_options_form_id !== undefined){
const _errs83 = errors;
if(typeof data37.recipient_update_options_form_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/recipient_update_options/recipient_update_options_form_id",schemaPath:"#/properties/recipient_update_options/properties/recipient_update_options_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs83 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data37.modification_deadline_date !== undefined){
const _errs85 = errors;
if(typeof data37.modification_deadline_date !== "string"){
validate53.errors = [{instancePath:instancePath+"/recipient_update_options/modification_deadline_date",schemaPath:"#/properties/recipient_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs85 === errors;
}
else {
var valid7 = true;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/recipient_update_options",schemaPath:"#/properties/recipient_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs80 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.certificate_mode !== undefined){
const _errs87 = errors;
if(typeof data.certificate_mode !== "string"){
validate53.errors = [{instancePath:instancePath+"/certificate_mode",schemaPath:"#/properties/certificate_mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs87 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.certificate_template !== undefined){
const _errs89 = errors;
if(typeof data.certificate_template !== "string"){
validate53.errors = [{instancePath:instancePath+"/certificate_template",schemaPath:"#/properties/certificate_template/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs89 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_in_portal !== undefined){
const _errs91 = errors;
if(typeof data.show_in_portal !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/show_in_portal",schemaPath:"#/properties/show_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs91 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_in_portal_from !== undefined){
let data43 = data.show_in_portal_from;
const _errs93 = errors;
if(errors === _errs93){
if(errors === _errs93){
if(typeof data43 === "string"){
if(!(formats4.validate(data43))){
validate53.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs93 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_in_portal_until !== undefined){
let data44 = data.show_in_portal_until;
const _errs95 = errors;
if(errors === _errs95){
if(errors === _errs95){
if(typeof data44 === "string"){
if(!(formats4.validate(data44))){
validate53.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs95 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_page_layout_id !== undefined){
const _errs97 = errors;
if(typeof data.application_page_layout_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/application_page_layout_id",schemaPath:"#/properties/application_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs97 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.nomination_page_layout_id !== undefined){
const _errs99 = errors;
if(typeof data.nomination_page_layout_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/nomination_page_layout_id",schemaPath:"#/properties/nomination_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs99 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.nominee_page_layout_id !== undefined){
const _errs101 = errors;
if(typeof data.nominee_page_layout_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/nominee_page_layout_id",schemaPath:"#/properties/nominee_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs101 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.recipient_page_layout_id !== undefined){
const _errs103 = errors;
if(typeof data.recipient_page_layout_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/recipient_page_layout_id",schemaPath:"#/properties/recipient_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs103 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.cloned_from_id !== undefined){
const _errs105 = errors;
if(typeof data.cloned_from_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/cloned_from_id",schemaPath:"#/properties/cloned_from_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs105 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.previous_award_id !== undefined){
const _errs107 = errors;
if(typeof data.previous_award_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/previous_award_id",schemaPath:"#/properties/previous_award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs107 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.custom_field_values !== undefined){
let data51 = data.custom_field_values;
const _errs109 = errors;
const _errs110 = errors;
if(errors === _errs110){
if(Array.isArray(data51)){
var valid9 = true;
const len1 = data51.length;
for(let i1=0; i1<len1; i1++){
let data52 = data51[i1];
const _errs112 = errors;
if(errors === _errs112){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
const _errs114 = errors;
for(const key0 in data52){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate53.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs114 === errors){
if(data52.boolean_value !== undefined){
const _errs115 = errors;
if(typeof data52.boolean_value !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs115 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data52.custom_field_id !== undefined){
const _errs117 = errors;
if(typeof data52.custom_field_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs117 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data52.file_url_value !== undefined){
const _errs119 = errors;
if(typeof data52.file_url_value !== "string"){
validate53.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs119 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data52.list_value !== undefined){
let data56 = data52.list_value;
const _errs121 = errors;
if(errors === _errs121){
if(Array.isArray(data56)){
var valid11 = true;
const len2 = data56.length;
for(let i2=0; i2<len2; i2++){
const _errs123 = errors;
if(typeof data56[i2] !== "string"){
validate53.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs123 === errors;
if(!valid11){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid10 = _errs121 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data52.numeric_value !== undefined){
const _errs125 = errors;
if(!(typeof data52.numeric_value == "number")){
validate53.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs125 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data52.string_value !== undefined){
const _errs127 = errors;
if(typeof data52.string_value !== "string"){
validate53.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs127 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data52.table_value !== undefined){
let data60 = data52.table_value;
const _errs129 = errors;
if(errors === _errs129){
if(Array.isArray(data60)){
var valid12 = true;
const len3 = data60.length;
for(let i3=0; i3<len3; i3++){
let data61 = data60[i3];
const _errs131 = errors;
if(errors === _errs131){
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
}
else {
validate53.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs131 === errors;
if(!valid12){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/custom_field_values/" + i1+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid10 = _errs129 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/custom_field_values/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs112 === errors;
if(!valid9){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs109 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const schema77 = {"description":"An application to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a\ncomplete record; they may be left out all the same.\n","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"id":{"not":{}},"name":{"type":"string","description":"Name of the applicant."},"award_id":{"type":"string","x-refers-to":"awards","x-expected":true,"description":"The award applied for."},"award_type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"process_id":{"type":"string","x-refers-to":"applicationProcesses","description":"The application process under which it is made."},"owner_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who the applicant is."},"contact_id":{"type":"string","x-refers-to":"external:contact","x-expected":true,"description":"Contact record of the applicant, or of the person who applies for the organization."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-expected":true,"description":"Expected when `owner_type` is `organization`."},"date":{"type":"string","x-expected":true,"description":"The day of the application. Any text; no format is checked."},"status":{"type":"string"},"status_reason_id":{"type":"string","x-refers-to":"external:application status reason"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string","description":"Where notices about missing references go."},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"bucket_id":{"type":"string","x-refers-to":"external:review bucket","x-expected":true},"override_bucket_assignment":{"type":"boolean","description":"Keeps the `bucket_id` that is set instead of assigning one."},"round_id":{"type":"string","x-refers-to":"external:review round"},"review_status":{"type":"string","description":"What the reviewing led to."},"last_review_status_change":{"type":"string","format":"date-time"},"reviewer_recommendation":{"type":"string","description":"The joint advice of the reviewers."},"pending_console_review":{"type":"boolean"},"average_score":{"type":"number","format":"float"},"total_score":{"type":"number"},"references":{"type":"array","description":"References that are held inside the application.","items":{"type":"object","additionalProperties":true}},"number_of_missing_references":{"type":"number"},"recipient_categories":{"type":"array","items":{"type":"object","properties":{"category_id":{"type":"string","x-refers-to":"external:recipient category"}},"additionalProperties":true}},"nominee_id":{"type":"string","x-refers-to":"external:nominee","description":"The nomination's nominee who applies."},"fee_id":{"type":"string","x-refers-to":"external:application fee"},"order_id":{"type":"string","x-refers-to":"external:order","description":"The order by which the fee is paid."},"order_line_item_id":{"type":"string","x-refers-to":"external:order line item"},"submission_space_id":{"type":"string","x-refers-to":"external:submission space"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate56.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate56.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate56.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate56.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate56.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate56.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate56.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate56.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate56.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate56.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs41 = errors;
validate56.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs43 = errors;
if(typeof data.name !== "string"){
validate56.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_id !== undefined){
const _errs45 = errors;
if(typeof data.award_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs45 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_type_id !== undefined){
const _errs47 = errors;
if(typeof data.award_type_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/award_type_id",schemaPath:"#/properties/award_type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs47 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.process_id !== undefined){
const _errs49 = errors;
if(typeof data.process_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.owner_type !== undefined){
let data23 = data.owner_type;
const _errs51 = errors;
if(typeof data23 !== "string"){
validate56.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data23 === "contact") || (data23 === "organization"))){
validate56.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/enum",keyword:"enum",params:{allowedValues: schema77.properties.owner_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs51 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contact_id !== undefined){
const _errs53 = errors;
if(typeof data.contact_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organization_id !== undefined){
const _errs55 = errors;
if(typeof data.organization_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs55 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.date !== undefined){
const _errs57 = errors;
if(typeof data.date !== "string"){
validate56.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.status !== undefined){
const _errs59 = errors;
if(typeof data.status !== "string"){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.status_reason_id !== undefined){
const _errs61 = errors;
if(typeof data.status_reason_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/status_reason_id",schemaPath:"#/properties/status_reason_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs61 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.first_name !== undefined){
const _errs63 = errors;
if(typeof data.first_name !== "string"){
validate56.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs63 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.last_name !== undefined){
const _errs65 = errors;
if(typeof data.last_name !== "string"){
validate56.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs65 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.email_address !== undefined){
const _errs67 = errors;
if(typeof data.email_address !== "string"){
validate56.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs67 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.job_title !== undefined){
const _errs69 = errors;
if(typeof data.job_title !== "string"){
validate56.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs69 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.city !== undefined){
const _errs71 = errors;
if(typeof data.city !== "string"){
validate56.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs71 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.state !== undefined){
const _errs73 = errors;
if(typeof data.state !== "string"){
validate56.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs73 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.country !== undefined){
const _errs75 = errors;
if(typeof data.country !== "string"){
validate56.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs75 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.bucket_id !== undefined){
const _errs77 = errors;
if(typeof data.bucket_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs77 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.override_bucket_assignment !== undefined){
const _errs79 = errors;
if(typeof data.override_bucket_assignment !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/override_bucket_assignment",schemaPath:"#/properties/override_bucket_assignment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs79 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.round_id !== undefined){
const _errs81 = errors;
if(typeof data.round_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/round_id",schemaPath:"#/properties/round_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs81 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.review_status !== undefined){
const _errs83 = errors;
if(typeof data.review_status !== "string"){
validate56.errors = [{instancePath:instancePath+"/review_status",schemaPath:"#/properties/review_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs83 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.last_review_status_change !== undefined){
let data40 = data.last_review_status_change;
const _errs85 = errors;
if(errors === _errs85){
if(errors === _errs85){
if(typeof data40 === "string"){
if(!(formats4.validate(data40))){
validate56.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs85 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.reviewer_recommendation !== undefined){
const _errs87 = errors;
if(typeof data.reviewer_recommendation !== "string"){
validate56.errors = [{instancePath:instancePath+"/reviewer_recommendation",schemaPath:"#/properties/reviewer_recommendation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs87 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.pending_console_review !== undefined){
const _errs89 = errors;
if(typeof data.pending_console_review !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/pending_console_review",schemaPath:"#/properties/pending_console_review/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs89 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.average_score !== undefined){
let data43 = data.average_score;
const _errs91 = errors;
if(errors === _errs91){
if(typeof data43 == "number"){
if(!(formats0.validate(data43))){
validate56.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid5 = _errs91 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.total_score !== undefined){
const _errs93 = errors;
if(!(typeof data.total_score == "number")){
validate56.errors = [{instancePath:instancePath+"/total_score",schemaPath:"#/properties/total_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid5 = _errs93 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.references !== undefined){
let data45 = data.references;
const _errs95 = errors;
if(errors === _errs95){
if(Array.isArray(data45)){
var valid6 = true;
const len1 = data45.length;
for(let i1=0; i1<len1; i1++){
let data46 = data45[i1];
const _errs97 = errors;
if(errors === _errs97){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
}
else {
validate56.errors = [{instancePath:instancePath+"/references/" + i1,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs97 === errors;
if(!valid6){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs95 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.number_of_missing_references !== undefined){
const _errs100 = errors;
if(!(typeof data.number_of_missing_references == "number")){
validate56.errors = [{instancePath:instancePath+"/number_of_missing_references",schemaPath:"#/properties/number_of_missing_references/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid5 = _errs100 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.recipient_categories !== undefined){
let data48 = data.recipient_categories;
const _errs102 = errors;
if(errors === _errs102){
if(Array.isArray(data48)){
var valid7 = true;
const len2 = data48.length;
for(let i2=0; i2<len2; i2++){
let data49 = data48[i2];
const _errs104 = errors;
if(errors === _errs104){
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.category_id !== undefined){
if(typeof data49.category_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/recipient_categories/" + i2+"/category_id",schemaPath:"#/properties/recipient_categories/items/properties/category_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/recipient_categories/" + i2,schemaPath:"#/properties/recipient_categories/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs104 === errors;
if(!valid7){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/recipient_categories",schemaPath:"#/properties/recipient_categories/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs102 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.nominee_id !== undefined){
const _errs109 = errors;
if(typeof data.nominee_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/nominee_id",schemaPath:"#/properties/nominee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs109 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.fee_id !== undefined){
const _errs111 = errors;
if(typeof data.fee_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs111 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.order_id !== undefined){
const _errs113 = errors;
if(typeof data.order_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs113 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.order_line_item_id !== undefined){
const _errs115 = errors;
if(typeof data.order_line_item_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/order_line_item_id",schemaPath:"#/properties/order_line_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs115 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.submission_space_id !== undefined){
const _errs117 = errors;
if(typeof data.submission_space_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/submission_space_id",schemaPath:"#/properties/submission_space_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs117 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.notes !== undefined){
const _errs119 = errors;
if(typeof data.notes !== "string"){
validate56.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs119 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.custom_field_values !== undefined){
let data57 = data.custom_field_values;
const _errs121 = errors;
const _errs122 = errors;
if(errors === _errs122){
if(Array.isArray(data57)){
var valid10 = true;
const len3 = data57.length;
for(let i3=0; i3<len3; i3++){
let data58 = data57[i3];
const _errs124 = errors;
if(errors === _errs124){
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
const _errs126 = errors;
for(const key0 in data58){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs126 === errors){
if(data58.boolean_value !== undefined){
const _errs127 = errors;
if(typeof data58.boolean_value !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid11 = _errs127 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data58.custom_field_id !== undefined){
const _errs129 = errors;
if(typeof data58.custom_field_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs129 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data58.file_url_value !== undefined){
const _errs131 = errors;
if(typeof data58.file_url_value !== "string"){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs131 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data58.list_value !== undefined){
let data62 = data58.list_value;
const _errs133 = errors;
if(errors === _errs133){
if(Array.isArray(data62)){
var valid12 = true;
const len4 = data62.length;
for(let i4=0; i4<len4; i4++){
const _errs135 = errors;
if(typeof data62[i4] !== "string"){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/list_value/" + i4,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs135 === errors;
if(!valid12){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs133 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data58.numeric_value !== undefined){
const _errs137 = errors;
if(!(typeof data58.numeric_value == "number")){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid11 = _errs137 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data58.string_value !== undefined){
const _errs139 = errors;
if(typeof data58.string_value !== "string"){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs139 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data58.table_value !== undefined){
let data66 = data58.table_value;
const _errs141 = errors;
if(errors === _errs141){
if(Array.isArray(data66)){
var valid13 = true;
const len5 = data66.length;
for(let i5=0; i5<len5; i5++){
let data67 = data66[i5];
const _errs143 = errors;
if(errors === _errs143){
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
}
else {
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/table_value/" + i5,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid13 = _errs143 === errors;
if(!valid13){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs141 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs124 === errors;
if(!valid10){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs121 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate59.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate59.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate59.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate59.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate59.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate59.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate59.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate59.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate59.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate59.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs41 = errors;
if(typeof data.id !== "string"){
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs43 = errors;
if(typeof data.name !== "string"){
validate59.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_id !== undefined){
const _errs45 = errors;
if(typeof data.award_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs45 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_type_id !== undefined){
const _errs47 = errors;
if(typeof data.award_type_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/award_type_id",schemaPath:"#/properties/award_type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs47 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.process_id !== undefined){
const _errs49 = errors;
if(typeof data.process_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.owner_type !== undefined){
let data23 = data.owner_type;
const _errs51 = errors;
if(typeof data23 !== "string"){
validate59.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data23 === "contact") || (data23 === "organization"))){
validate59.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/enum",keyword:"enum",params:{allowedValues: schema81.properties.owner_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs51 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contact_id !== undefined){
const _errs53 = errors;
if(typeof data.contact_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organization_id !== undefined){
const _errs55 = errors;
if(typeof data.organization_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs55 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.date !== undefined){
const _errs57 = errors;
if(typeof data.date !== "string"){
validate59.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.status !== undefined){
const _errs59 = errors;
if(typeof data.status !== "string"){
validate59.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.status_reason_id !== undefined){
const _errs61 = errors;
if(typeof data.status_reason_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/status_reason_id",schemaPath:"#/properties/status_reason_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs61 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.first_name !== undefined){
const _errs63 = errors;
if(typeof data.first_name !== "string"){
validate59.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs63 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.last_name !== undefined){
const _errs65 = errors;
if(typeof data.last_name !== "string"){
validate59.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs65 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.email_address !== undefined){
const _errs67 = errors;
if(typeof data.email_address !== "string"){
validate59.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs67 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.job_title !== undefined){
const _errs69 = errors;
if(typeof data.job_title !== "string"){
validate59.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs69 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.city !== undefined){
const _errs71 = errors;
if(typeof data.city !== "string"){
validate59.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs71 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.state !== undefined){
const _errs73 = errors;
if(typeof data.state !== "string"){
validate59.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs73 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.country !== undefined){
const _errs75 = errors;
if(typeof data.country !== "string"){
validate59.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs75 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.bucket_id !== undefined){
const _errs77 = errors;
if(typeof data.bucket_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs77 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.override_bucket_assignment !== undefined){
const _errs79 = errors;
if(typeof data.override_bucket_assignment !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/override_bucket_assignment",schemaPath:"#/properties/override_bucket_assignment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs79 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.round_id !== undefined){
const _errs81 = errors;
if(typeof data.round_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/round_id",schemaPath:"#/properties/round_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs81 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.review_status !== undefined){
const _errs83 = errors;
if(typeof data.review_status !== "string"){
validate59.errors = [{instancePath:instancePath+"/review_status",schemaPath:"#/properties/review_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs83 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.last_review_status_change !== undefined){
let data40 = data.last_review_status_change;
const _errs85 = errors;
if(errors === _errs85){
if(errors === _errs85){
if(typeof data40 === "string"){
if(!(formats4.validate(data40))){
validate59.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs85 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.reviewer_recommendation !== undefined){
const _errs87 = errors;
if(typeof data.reviewer_recommendation !== "string"){
validate59.errors = [{instancePath:instancePath+"/reviewer_recommendation",schemaPath:"#/properties/reviewer_recommendation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs87 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.pending_console_review !== undefined){
const _errs89 = errors;
if(typeof data.pending_console_review !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/pending_console_review",schemaPath:"#/properties/pending_console_review/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs89 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.average_score !== undefined){
let data43 = data.average_score;
const _errs91 = errors;
if(errors === _errs91){
if(typeof data43 == "number"){
if(!(formats0.validate(data43))){
validate59.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid5 = _errs91 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.total_score !== undefined){
const _errs93 = errors;
if(!(typeof data.total_score == "number")){
validate59.errors = [{instancePath:instancePath+"/total_score",schemaPath:"#/properties/total_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid5 = _errs93 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.references !== undefined){
let data45 = data.references;
const _errs95 = errors;
if(errors === _errs95){
if(Array.isArray(data45)){
var valid6 = true;
const len1 = data45.length;
for(let i1=0; i1<len1; i1++){
let data46 = data45[i1];
const _errs97 = errors;
if(errors === _errs97){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
}
else {
validate59.errors = [{instancePath:instancePath+"/references/" + i1,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs97 === errors;
if(!valid6){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs95 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.number_of_missing_references !== undefined){
const _errs100 = errors;
if(!(typeof data.number_of_missing_references == "number")){
validate59.errors = [{instancePath:instancePath+"/number_of_missing_references",schemaPath:"#/properties/number_of_missing_references/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid5 = _errs100 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.recipient_categories !== undefined){
let data48 = data.recipient_categories;
const _errs102 = errors;
if(errors === _errs102){
if(Array.isArray(data48)){
var valid7 = true;
const len2 = data48.length;
for(let i2=0; i2<len2; i2++){
let data49 = data48[i2];
const _errs104 = errors;
if(errors === _errs104){
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.category_id !== undefined){
if(typeof data49.category_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/recipient_categories/" + i2+"/category_id",schemaPath:"#/properties/recipient_categories/items/properties/category_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/recipient_categories/" + i2,schemaPath:"#/properties/recipient_categories/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs104 === errors;
if(!valid7){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/recipient_categories",schemaPath:"#/properties/recipient_categories/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs102 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.nominee_id !== undefined){
const _errs109 = errors;
if(typeof data.nominee_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/nominee_id",schemaPath:"#/properties/nominee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs109 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.fee_id !== undefined){
const _errs111 = errors;
if(typeof data.fee_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs111 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.order_id !== undefined){
const _errs113 = errors;
if(typeof data.order_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs113 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.order_line_item_id !== undefined){
const _errs115 = errors;
if(typeof data.order_line_item_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/order_line_item_id",schemaPath:"#/properties/order_line_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs115 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.submission_space_id !== undefined){
const _errs117 = errors;
if(typeof data.submission_space_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/submission_space_id",schemaPath:"#/properties/submission_space_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs117 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.notes !== undefined){
const _errs119 = errors;
if(typeof data.notes !== "string"){
validate59.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs119 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.custom_field_values !== undefined){
let data57 = data.custom_field_values;
const _errs121 = errors;
const _errs122 = errors;
if(errors === _errs122){
if(Array.isArray(data57)){
var valid10 = true;
const len3 = data57.length;
for(let i3=0; i3<len3; i3++){
let data58 = data57[i3];
const _errs124 = errors;
if(errors === _errs124){
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
const _errs126 = errors;
for(const key0 in data58){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate59.errors = [{instancePath:instancePath+"/custom_field_values/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs126 === errors){
if(data58.boolean_value !== undefined){
const _errs127 = errors;
if(typeof data58.boolean_value !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid11 = _errs127 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data58.custom_field_id !== undefined){
const _errs129 = errors;
if(typeof data58.custom_field_id !== "string"){
validate59.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs129 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data58.file_url_value !== undefined){
const _errs131 = errors;
if(typeof data58.file_url_value !== "string"){
validate59.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs131 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data58.list_value !== undefined){
let data62 = data58.list_value;
const _errs133 = errors;
if(errors === _errs133){
if(Array.isArray(data62)){
var valid12 = true;
const len4 = data62.length;
for(let i4=0; i4<len4; i4++){
const _errs135 = errors;
if(typeof data62[i4] !== "string"){
validate59.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/list_value/" + i4,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs135 === errors;
if(!valid12){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs133 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data58.numeric_value !== undefined){
const _errs137 = errors;
if(!(typeof data58.numeric_value == "number")){
validate59.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid11 = _errs137 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data58.string_value !== undefined){
const _errs139 = errors;
if(typeof data58.string_value !== "string"){
validate59.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs139 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data58.table_value !== undefined){
let data66 = data58.table_value;
const _errs141 = errors;
if(errors === _errs141){
if(Array.isArray(data66)){
var valid13 = true;
const len5 = data66.length;
for(let i5=0; i5<len5; i5++){
let data67 = data66[i5];
const _errs143 = errors;
if(errors === _errs143){
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
}
else {
validate59.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/table_value/" + i5,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid13 = _errs143 === errors;
if(!valid13){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs141 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/custom_field_values/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs124 === errors;
if(!valid10){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs121 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.sys_created_at === undefined) && (missing0 = "sys_created_at"))) || ((data.sys_created_by_id === undefined) && (missing0 = "sys_created_by_id"))) || ((data.sys_last_modified_at === undefined) && (missing0 = "sys_last_modified_at"))) || ((data.sys_last_modified_by_id === undefined) && (missing0 = "sys_last_modified_by_id"))) || ((data.sys_version === undefined) && (missing0 = "sys_version"))){
validate62.errors = [{instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs4 = errors;
if(typeof data.id !== "string"){
validate62.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_at !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs10 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
validate62.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs14 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs16 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
const _errs22 = errors;
if(typeof data8.error !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.field !== undefined){
const _errs24 = errors;
if(typeof data8.field !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs26 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate62.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_by_id !== undefined){
const _errs30 = errors;
if(typeof data.sys_created_by_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_deleted_by_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_deleted_by_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs34 = errors;
if(typeof data.sys_directive !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs36 = errors;
if(typeof data.sys_external_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs38 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate62.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs40 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs40 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs42 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs42 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
const _errs44 = errors;
if(errors === _errs44){
if(errors === _errs44){
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
validate62.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs44 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_by_id !== undefined){
const _errs46 = errors;
if(typeof data.sys_last_modified_by_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs46 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
const _errs48 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate62.errors = [{instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs48 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs50 = errors;
if(typeof data.sys_locked !== "boolean"){
validate62.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs50 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
validate62.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs52 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_version !== undefined){
let data25 = data.sys_version;
const _errs54 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate62.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
validate62.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs54 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.name === undefined) && (missing1 = "name")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs57 = errors;
if(typeof data.name !== "string"){
validate62.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_id !== undefined){
const _errs59 = errors;
if(typeof data.award_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_type_id !== undefined){
const _errs61 = errors;
if(typeof data.award_type_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/award_type_id",schemaPath:"#/properties/award_type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs61 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.process_id !== undefined){
const _errs63 = errors;
if(typeof data.process_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs63 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.owner_type !== undefined){
let data30 = data.owner_type;
const _errs65 = errors;
if(typeof data30 !== "string"){
validate62.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data30 === "contact") || (data30 === "organization"))){
validate62.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/enum",keyword:"enum",params:{allowedValues: schema85.properties.owner_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs65 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contact_id !== undefined){
const _errs67 = errors;
if(typeof data.contact_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs67 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organization_id !== undefined){
const _errs69 = errors;
if(typeof data.organization_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs69 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.date !== undefined){
const _errs71 = errors;
if(typeof data.date !== "string"){
validate62.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs71 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.status !== undefined){
const _errs73 = errors;
if(typeof data.status !== "string"){
validate62.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs73 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.status_reason_id !== undefined){
const _errs75 = errors;
if(typeof data.status_reason_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/status_reason_id",schemaPath:"#/properties/status_reason_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs75 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.first_name !== undefined){
const _errs77 = errors;
if(typeof data.first_name !== "string"){
validate62.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs77 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.last_name !== undefined){
const _errs79 = errors;
if(typeof data.last_name !== "string"){
validate62.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs79 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.email_address !== undefined){
const _errs81 = errors;
if(typeof data.email_address !== "string"){
validate62.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs81 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.job_title !== undefined){
const _errs83 = errors;
if(typeof data.job_title !== "string"){
validate62.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs83 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.city !== undefined){
const _errs85 = errors;
if(typeof data.city !== "string"){
validate62.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs85 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.state !== undefined){
const _errs87 = errors;
if(typeof data.state !== "string"){
validate62.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs87 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.country !== undefined){
const _errs89 = errors;
if(typeof data.country !== "string"){
validate62.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs89 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.bucket_id !== undefined){
const _errs91 = errors;
if(typeof data.bucket_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs91 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.override_bucket_assignment !== undefined){
const _errs93 = errors;
if(typeof data.override_bucket_assignment !== "boolean"){
validate62.errors = [{instancePath:instancePath+"/override_bucket_assignment",schemaPath:"#/properties/override_bucket_assignment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs93 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.round_id !== undefined){
const _errs95 = errors;
if(typeof data.round_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/round_id",schemaPath:"#/properties/round_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs95 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.review_status !== undefined){
const _errs97 = errors;
if(typeof data.review_status !== "string"){
validate62.errors = [{instancePath:instancePath+"/review_status",schemaPath:"#/properties/review_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs97 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.last_review_status_change !== undefined){
let data47 = data.last_review_status_change;
const _errs99 = errors;
if(errors === _errs99){
if(errors === _errs99){
if(typeof data47 === "string"){
if(!(formats4.validate(data47))){
validate62.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs99 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.reviewer_recommendation !== undefined){
const _errs101 = errors;
if(typeof data.reviewer_recommendation !== "string"){
validate62.errors = [{instancePath:instancePath+"/reviewer_recommendation",schemaPath:"#/properties/reviewer_recommendation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs101 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.pending_console_review !== undefined){
const _errs103 = errors;
if(typeof data.pending_console_review !== "boolean"){
validate62.errors = [{instancePath:instancePath+"/pending_console_review",schemaPath:"#/properties/pending_console_review/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs103 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.average_score !== undefined){
let data50 = data.average_score;
const _errs105 = errors;
if(errors === _errs105){
if(typeof data50 == "number"){
if(!(formats0.validate(data50))){
validate62.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid5 = _errs105 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.total_score !== undefined){
const _errs107 = errors;
if(!(typeof data.total_score == "number")){
validate62.errors = [{instancePath:instancePath+"/total_score",schemaPath:"#/properties/total_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid5 = _errs107 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.references !== undefined){
let data52 = data.references;
const _errs109 = errors;
if(errors === _errs109){
if(Array.isArray(data52)){
var valid6 = true;
const len1 = data52.length;
for(let i1=0; i1<len1; i1++){
let data53 = data52[i1];
const _errs111 = errors;
if(errors === _errs111){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
}
else {
validate62.errors = [{instancePath:instancePath+"/references/" + i1,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs111 === errors;
if(!valid6){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs109 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.number_of_missing_references !== undefined){
const _errs114 = errors;
if(!(typeof data.number_of_missing_references == "number")){
validate62.errors = [{instancePath:instancePath+"/number_of_missing_references",schemaPath:"#/properties/number_of_missing_references/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid5 = _errs114 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.recipient_categories !== undefined){
let data55 = data.recipient_categories;
const _errs116 = errors;
if(errors === _errs116){
if(Array.isArray(data55)){
var valid7 = true;
const len2 = data55.length;
for(let i2=0; i2<len2; i2++){
let data56 = data55[i2];
const _errs118 = errors;
if(errors === _errs118){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.category_id !== undefined){
if(typeof data56.category_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/recipient_categories/" + i2+"/category_id",schemaPath:"#/properties/recipient_categories/items/properties/category_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/recipient_categories/" + i2,schemaPath:"#/properties/recipient_categories/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs118 === errors;
if(!valid7){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/recipient_categories",schemaPath:"#/properties/recipient_categories/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs116 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.nominee_id !== undefined){
const _errs123 = errors;
if(typeof data.nominee_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/nominee_id",schemaPath:"#/properties/nominee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs123 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.fee_id !== undefined){
const _errs125 = errors;
if(typeof data.fee_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs125 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.order_id !== undefined){
const _errs127 = errors;
if(typeof data.order_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs127 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.order_line_item_id !== undefined){
const _errs129 = errors;
if(typeof data.order_line_item_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/order_line_item_id",schemaPath:"#/properties/order_line_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs129 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.submission_space_id !== undefined){
const _errs131 = errors;
if(typeof data.submission_space_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/submission_space_id",schemaPath:"#/properties/submission_space_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs131 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.notes !== undefined){
const _errs133 = errors;
if(typeof data.notes !== "string"){
validate62.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs133 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.custom_field_values !== undefined){
let data64 = data.custom_field_values;
const _errs135 = errors;
const _errs136 = errors;
if(errors === _errs136){
if(Array.isArray(data64)){
var valid10 = true;
const len3 = data64.length;
for(let i3=0; i3<len3; i3++){
let data65 = data64[i3];
const _errs138 = errors;
if(errors === _errs138){
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
const _errs140 = errors;
for(const key0 in data65){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate62.errors = [{instancePath:instancePath+"/custom_field_values/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs140 === errors){
if(data65.boolean_value !== undefined){
const _errs141 = errors;
if(typeof data65.boolean_value !== "boolean"){
validate62.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid11 = _errs141 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data65.custom_field_id !== undefined){
const _errs143 = errors;
if(typeof data65.custom_field_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs143 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data65.file_url_value !== undefined){
const _errs145 = errors;
if(typeof data65.file_url_value !== "string"){
validate62.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs145 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data65.list_value !== undefined){
let data69 = data65.list_value;
const _errs147 = errors;
if(errors === _errs147){
if(Array.isArray(data69)){
var valid12 = true;
const len4 = data69.length;
for(let i4=0; i4<len4; i4++){
const _errs149 = errors;
if(typeof data69[i4] !== "string"){
validate62.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/list_value/" + i4,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs149 === errors;
if(!valid12){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs147 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data65.numeric_value !== undefined){
const _errs151 = errors;
if(!(typeof data65.numeric_value == "number")){
validate62.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid11 = _errs151 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data65.string_value !== undefined){
const _errs153 = errors;
if(typeof data65.string_value !== "string"){
validate62.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs153 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data65.table_value !== undefined){
let data73 = data65.table_value;
const _errs155 = errors;
if(errors === _errs155){
if(Array.isArray(data73)){
var valid13 = true;
const len5 = data73.length;
for(let i5=0; i5<len5; i5++){
let data74 = data73[i5];
const _errs157 = errors;
if(errors === _errs157){
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
}
else {
validate62.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/table_value/" + i5,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid13 = _errs157 === errors;
if(!valid13){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/custom_field_values/" + i3+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs155 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/custom_field_values/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs138 === errors;
if(!valid10){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs135 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const schema89 = {"description":"An application process to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a\ncomplete record; they may be left out all the same.\n","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","award_id"],"properties":{"id":{"not":{}},"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"application_form_id":{"type":"string","x-refers-to":"external:form","x-expected":true,"description":"The form that applicants fill in."},"customer_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who may apply."},"is_active":{"type":"boolean"},"available_from":{"type":"string","format":"date-time","description":"When applying begins."},"available_until":{"type":"string","format":"date-time","description":"When applying ends."},"display_in_portal":{"type":"boolean"},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"display_order":{"type":"number","format":"float","description":"Its place among the processes shown."},"requires_nomination":{"type":"boolean","description":"Only those who were nominated can apply."},"enable_references":{"type":"boolean","description":"Its applications need references."},"reference_requirements":{"type":"array","minItems":1,"x-expected":true,"description":"Which references, and how many of each. Expected when `enable_references` is true.","items":{"type":"object","required":["type_id","process_id","number_required"],"properties":{"type_id":{"type":"string","x-refers-to":"referenceTypes"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"How these references are asked for."},"number_required":{"type":"number"}},"additionalProperties":true}},"enable_eligibility_criteria":{"type":"boolean"},"eligibility_criteria":{"type":"object","x-expected":true,"description":"Who may apply; any members. Expected when `enable_eligibility_criteria` is true.","additionalProperties":true},"restrict_categories":{"type":"boolean","description":"The process is for some of the award's categories only."},"category_ids":{"type":"array","minItems":1,"x-expected":true,"description":"Expected when `restrict_categories` is true.","items":{"type":"string","x-refers-to":"external:category"}},"requires_fee":{"type":"boolean"},"fee_id":{"type":"string","x-refers-to":"external:application fee","x-expected":true,"description":"Expected when `requires_fee` is true."},"override_checkout_settings":{"type":"boolean","description":"`checkout_settings` hold here in place of the usual ones."},"checkout_settings":{"type":"object","x-expected":true,"description":"Expected when `override_checkout_settings` is true.","properties":{"allow_customer_to_choose_installment_plan":{"type":"boolean"}},"additionalProperties":true},"enable_confirmation_email":{"type":"boolean","description":"Tells applicants by e-mail that their application has come in."},"confirmation_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"Expected when `enable_confirmation_email` is true."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions","x-expected":true,"description":"Expected when `show_contact_form` is true."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions","x-expected":true,"description":"Expected when `show_organization_form` is true."},"allow_applicants_to_update_information":{"type":"boolean","description":"Applicants may change an application that has come in."},"application_update_options":{"type":"object","x-expected":true,"description":"Expected when `allow_applicants_to_update_information` is true.","required":["edit_application_form_id","modification_deadline_date"],"properties":{"edit_application_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true}},"additionalProperties":true};

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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate65.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate65.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate65.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate65.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate65.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate65.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate65.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate65.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate65.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate65.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.award_id === undefined) && (missing0 = "award_id"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs41 = errors;
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs43 = errors;
if(typeof data.name !== "string"){
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_id !== undefined){
const _errs45 = errors;
if(typeof data.award_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs45 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_form_id !== undefined){
const _errs47 = errors;
if(typeof data.application_form_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/application_form_id",schemaPath:"#/properties/application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs47 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.customer_type !== undefined){
let data22 = data.customer_type;
const _errs49 = errors;
if(typeof data22 !== "string"){
validate65.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data22 === "contact") || (data22 === "organization"))){
validate65.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/enum",keyword:"enum",params:{allowedValues: schema89.properties.customer_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.is_active !== undefined){
const _errs51 = errors;
if(typeof data.is_active !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs51 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.available_from !== undefined){
let data24 = data.available_from;
const _errs53 = errors;
if(errors === _errs53){
if(errors === _errs53){
if(typeof data24 === "string"){
if(!(formats4.validate(data24))){
validate65.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.available_until !== undefined){
let data25 = data.available_until;
const _errs55 = errors;
if(errors === _errs55){
if(errors === _errs55){
if(typeof data25 === "string"){
if(!(formats4.validate(data25))){
validate65.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs55 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_in_portal !== undefined){
const _errs57 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_in_portal_as !== undefined){
const _errs59 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate65.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_order !== undefined){
let data28 = data.display_order;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data28 == "number"){
if(!(formats0.validate(data28))){
validate65.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid5 = _errs61 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.requires_nomination !== undefined){
const _errs63 = errors;
if(typeof data.requires_nomination !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/requires_nomination",schemaPath:"#/properties/requires_nomination/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs63 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_references !== undefined){
const _errs65 = errors;
if(typeof data.enable_references !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/enable_references",schemaPath:"#/properties/enable_references/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs65 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.reference_requirements !== undefined){
let data31 = data.reference_requirements;
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data31)){
if(data31.length < 1){
validate65.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len1 = data31.length;
for(let i1=0; i1<len1; i1++){
let data32 = data31[i1];
const _errs69 = errors;
if(errors === _errs69){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing1;
if((((data32.type_id === undefined) && (missing1 = "type_id")) || ((data32.process_id === undefined) && (missing1 = "process_id"))) || ((data32.number_required === undefined) && (missing1 = "number_required"))){
validate65.errors = [{instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data32.type_id !== undefined){
const _errs72 = errors;
if(typeof data32.type_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/reference_requirements/" + i1+"/type_id",schemaPath:"#/properties/reference_requirements/items/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs72 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data32.process_id !== undefined){
const _errs74 = errors;
if(typeof data32.process_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/reference_requirements/" + i1+"/process_id",schemaPath:"#/properties/reference_requirements/items/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs74 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data32.number_required !== undefined){
const _errs76 = errors;
if(!(typeof data32.number_required == "number")){
validate65.errors = [{instancePath:instancePath+"/reference_requirements/" + i1+"/number_required",schemaPath:"#/properties/reference_requirements/items/properties/number_required/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid7 = _errs76 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs69 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs67 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_eligibility_criteria !== undefined){
const _errs78 = errors;
if(typeof data.enable_eligibility_criteria !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/enable_eligibility_criteria",schemaPath:"#/properties/enable_eligibility_criteria/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs78 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.eligibility_criteria !== undefined){
let data37 = data.eligibility_criteria;
const _errs80 = errors;
if(errors === _errs80){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
}
else {
validate65.errors = [{instancePath:instancePath+"/eligibility_criteria",schemaPath:"#/properties/eligibility_criteria/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs80 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.restrict_categories !== undefined){
const _errs83 = errors;
if(typeof data.restrict_categories !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/restrict_categories",schemaPath:"#/properties/restrict_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs83 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.category_ids !== undefined){
let data39 = data.category_ids;
const _errs85 = errors;
if(errors === _errs85){
if(Array.isArray(data39)){
if(data39.length < 1){
validate65.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
const _errs87 = errors;
if(typeof data39[i2] !== "string"){
validate65.errors = [{instancePath:instancePath+"/category_ids/" + i2,schemaPath:"#/properties/category_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs87 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs85 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.requires_fee !== undefined){
const _errs89 = errors;
if(typeof data.requires_fee !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/requires_fee",schemaPath:"#/properties/requires_fee/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs89 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.fee_id !== undefined){
const _errs91 = errors;
if(typeof data.fee_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs91 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.override_checkout_settings !== undefined){
const _errs93 = errors;
if(typeof data.override_checkout_settings !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/override_checkout_settings",schemaPath:"#/properties/override_checkout_settings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs93 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.checkout_settings !== undefined){
let data44 = data.checkout_settings;
const _errs95 = errors;
if(errors === _errs95){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.allow_customer_to_choose_installment_plan !== undefined){
if(typeof data44.allow_customer_to_choose_installment_plan !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/checkout_settings/allow_customer_to_choose_installment_plan",schemaPath:"#/properties/checkout_settings/properties/allow_customer_to_choose_installment_plan/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/checkout_settings",schemaPath:"#/properties/checkout_settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs95 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_confirmation_email !== undefined){
const _errs100 = errors;
if(typeof data.enable_confirmation_email !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/enable_confirmation_email",schemaPath:"#/properties/enable_confirmation_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs100 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.confirmation_email !== undefined){
let data47 = data.confirmation_email;
const _errs102 = errors;
const _errs103 = errors;
if(errors === _errs103){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
let missing2;
if(((data47.body === undefined) && (missing2 = "body")) || ((data47.subject === undefined) && (missing2 = "subject"))){
validate65.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs105 = errors;
for(const key0 in data47){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate65.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs105 === errors){
if(data47.bcc !== undefined){
const _errs106 = errors;
if(typeof data47.bcc !== "string"){
validate65.errors = [{instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs106 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data47.body !== undefined){
const _errs108 = errors;
if(typeof data47.body !== "string"){
validate65.errors = [{instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs108 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data47.cc !== undefined){
const _errs110 = errors;
if(typeof data47.cc !== "string"){
validate65.errors = [{instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs110 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data47.from !== undefined){
const _errs112 = errors;
if(typeof data47.from !== "string"){
validate65.errors = [{instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs112 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data47.from_name !== undefined){
const _errs114 = errors;
if(typeof data47.from_name !== "string"){
validate65.errors = [{instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs114 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data47.reply_to !== undefined){
const _errs116 = errors;
if(typeof data47.reply_to !== "string"){
validate65.errors = [{instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs116 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data47.subject !== undefined){
const _errs118 = errors;
if(typeof data47.subject !== "string"){
validate65.errors = [{instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs118 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs102 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_contact_form !== undefined){
const _errs120 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs120 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contact_form_options !== undefined){
let data56 = data.contact_form_options;
const _errs122 = errors;
const _errs123 = errors;
if(errors === _errs123){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
let missing3;
if((data56.contact_form_id === undefined) && (missing3 = "contact_form_id")){
validate65.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs125 = errors;
for(const key1 in data56){
if(!((key1 === "contact_form_id") || (key1 === "html"))){
validate65.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs125 === errors){
if(data56.contact_form_id !== undefined){
const _errs126 = errors;
if(typeof data56.contact_form_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs126 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data56.html !== undefined){
const _errs128 = errors;
if(typeof data56.html !== "string"){
validate65.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs128 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs122 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_organization_form !== undefined){
const _errs130 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs130 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organization_form_options !== undefined){
let data60 = data.organization_form_options;
const _errs132 = errors;
const _errs133 = errors;
if(errors === _errs133){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
let missing4;
if((data60.organization_form_id === undefined) && (missing4 = "organization_form_id")){
validate65.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs135 = errors;
for(const key2 in data60){
if(!((key2 === "organization_form_id") || (key2 === "html"))){
validate65.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs135 === errors){
if(data60.organization_form_id !== undefined){
const _errs136 = errors;
if(typeof data60.organization_form_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs136 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data60.html !== undefined){
const _errs138 = errors;
if(typeof data60.html !== "string"){
validate65.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs138 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs132 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.allow_applicants_to_update_information !== undefined){
const _errs140 = errors;
if(typeof data.allow_applicants_to_update_information !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/allow_applicants_to_update_information",schemaPath:"#/properties/allow_applicants_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs140 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_update_options !== undefined){
let data64 = data.application_update_options;
const _errs142 = errors;
if(errors === _errs142){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
let missing5;
if(((data64.edit_application_form_id === undefined) && (missing5 = "edit_application_form_id")) || ((data64.modification_deadline_date === undefined) && (missing5 = "modification_deadline_date"))){
validate65.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data64.edit_application_form_id !== undefined){
const _errs145 = errors;
if(typeof data64.edit_application_form_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/application_update_options/edit_application_form_id",schemaPath:"#/properties/application_update_options/properties/edit_application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs145 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data64.modification_deadline_date !== undefined){
const _errs147 = errors;
if(typeof data64.modification_deadline_date !== "string"){
validate65.errors = [{instancePath:instancePath+"/application_update_options/modification_deadline_date",schemaPath:"#/properties/application_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs147 === errors;
}
else {
var valid16 = true;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs142 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs4 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate68.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate68.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate68.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs12 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate68.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/SystemBody/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs14 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate68.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs20 = errors;
if(typeof data7.error !== "string"){
validate68.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.field !== undefined){
const _errs22 = errors;
if(typeof data7.field !== "string"){
validate68.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/SystemBody/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs26 = errors;
if(typeof data.sys_directive !== "string"){
validate68.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/SystemBody/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_external_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs30 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/SystemBody/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs34 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate68.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs36 = errors;
if(typeof data.sys_locked !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/SystemBody/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate68.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/SystemBody/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"document#/components/schemas/SystemBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.award_id === undefined) && (missing0 = "award_id"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs41 = errors;
if(typeof data.id !== "string"){
validate68.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
const _errs43 = errors;
if(typeof data.name !== "string"){
validate68.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_id !== undefined){
const _errs45 = errors;
if(typeof data.award_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs45 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_form_id !== undefined){
const _errs47 = errors;
if(typeof data.application_form_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/application_form_id",schemaPath:"#/properties/application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs47 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.customer_type !== undefined){
let data22 = data.customer_type;
const _errs49 = errors;
if(typeof data22 !== "string"){
validate68.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data22 === "contact") || (data22 === "organization"))){
validate68.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/enum",keyword:"enum",params:{allowedValues: schema95.properties.customer_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.is_active !== undefined){
const _errs51 = errors;
if(typeof data.is_active !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs51 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.available_from !== undefined){
let data24 = data.available_from;
const _errs53 = errors;
if(errors === _errs53){
if(errors === _errs53){
if(typeof data24 === "string"){
if(!(formats4.validate(data24))){
validate68.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.available_until !== undefined){
let data25 = data.available_until;
const _errs55 = errors;
if(errors === _errs55){
if(errors === _errs55){
if(typeof data25 === "string"){
if(!(formats4.validate(data25))){
validate68.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs55 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_in_portal !== undefined){
const _errs57 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_in_portal_as !== undefined){
const _errs59 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate68.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_order !== undefined){
let data28 = data.display_order;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data28 == "number"){
if(!(formats0.validate(data28))){
validate68.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid5 = _errs61 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.requires_nomination !== undefined){
const _errs63 = errors;
if(typeof data.requires_nomination !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/requires_nomination",schemaPath:"#/properties/requires_nomination/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs63 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_references !== undefined){
const _errs65 = errors;
if(typeof data.enable_references !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/enable_references",schemaPath:"#/properties/enable_references/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs65 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.reference_requirements !== undefined){
let data31 = data.reference_requirements;
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data31)){
if(data31.length < 1){
validate68.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len1 = data31.length;
for(let i1=0; i1<len1; i1++){
let data32 = data31[i1];
const _errs69 = errors;
if(errors === _errs69){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing1;
if((((data32.type_id === undefined) && (missing1 = "type_id")) || ((data32.process_id === undefined) && (missing1 = "process_id"))) || ((data32.number_required === undefined) && (missing1 = "number_required"))){
validate68.errors = [{instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data32.type_id !== undefined){
const _errs72 = errors;
if(typeof data32.type_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/reference_requirements/" + i1+"/type_id",schemaPath:"#/properties/reference_requirements/items/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs72 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data32.process_id !== undefined){
const _errs74 = errors;
if(typeof data32.process_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/reference_requirements/" + i1+"/process_id",schemaPath:"#/properties/reference_requirements/items/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs74 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data32.number_required !== undefined){
const _errs76 = errors;
if(!(typeof data32.number_required == "number")){
validate68.errors = [{instancePath:instancePath+"/reference_requirements/" + i1+"/number_required",schemaPath:"#/properties/reference_requirements/items/properties/number_required/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid7 = _errs76 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs69 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs67 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_eligibility_criteria !== undefined){
const _errs78 = errors;
if(typeof data.enable_eligibility_criteria !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/enable_eligibility_criteria",schemaPath:"#/properties/enable_eligibility_criteria/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs78 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.eligibility_criteria !== undefined){
let data37 = data.eligibility_criteria;
const _errs80 = errors;
if(errors === _errs80){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
}
else {
validate68.errors = [{instancePath:instancePath+"/eligibility_criteria",schemaPath:"#/properties/eligibility_criteria/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs80 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.restrict_categories !== undefined){
const _errs83 = errors;
if(typeof data.restrict_categories !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/restrict_categories",schemaPath:"#/properties/restrict_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs83 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.category_ids !== undefined){
let data39 = data.category_ids;
const _errs85 = errors;
if(errors === _errs85){
if(Array.isArray(data39)){
if(data39.length < 1){
validate68.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
const _errs87 = errors;
if(typeof data39[i2] !== "string"){
validate68.errors = [{instancePath:instancePath+"/category_ids/" + i2,schemaPath:"#/properties/category_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs87 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs85 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.requires_fee !== undefined){
const _errs89 = errors;
if(typeof data.requires_fee !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/requires_fee",schemaPath:"#/properties/requires_fee/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs89 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.fee_id !== undefined){
const _errs91 = errors;
if(typeof data.fee_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs91 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.override_checkout_settings !== undefined){
const _errs93 = errors;
if(typeof data.override_checkout_settings !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/override_checkout_settings",schemaPath:"#/properties/override_checkout_settings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs93 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.checkout_settings !== undefined){
let data44 = data.checkout_settings;
const _errs95 = errors;
if(errors === _errs95){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.allow_customer_to_choose_installment_plan !== undefined){
if(typeof data44.allow_customer_to_choose_installment_plan !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/checkout_settings/allow_customer_to_choose_installment_plan",schemaPath:"#/properties/checkout_settings/properties/allow_customer_to_choose_installment_plan/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/checkout_settings",schemaPath:"#/properties/checkout_settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs95 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_confirmation_email !== undefined){
const _errs100 = errors;
if(typeof data.enable_confirmation_email !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/enable_confirmation_email",schemaPath:"#/properties/enable_confirmation_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs100 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.confirmation_email !== undefined){
let data47 = data.confirmation_email;
const _errs102 = errors;
const _errs103 = errors;
if(errors === _errs103){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
let missing2;
if(((data47.body === undefined) && (missing2 = "body")) || ((data47.subject === undefined) && (missing2 = "subject"))){
validate68.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs105 = errors;
for(const key0 in data47){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate68.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs105 === errors){
if(data47.bcc !== undefined){
const _errs106 = errors;
if(typeof data47.bcc !== "string"){
validate68.errors = [{instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs106 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data47.body !== undefined){
const _errs108 = errors;
if(typeof data47.body !== "string"){
validate68.errors = [{instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs108 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data47.cc !== undefined){
const _errs110 = errors;
if(typeof data47.cc !== "string"){
validate68.errors = [{instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs110 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data47.from !== undefined){
const _errs112 = errors;
if(typeof data47.from !== "string"){
validate68.errors = [{instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs112 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data47.from_name !== undefined){
const _errs114 = errors;
if(typeof data47.from_name !== "string"){
validate68.errors = [{instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs114 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data47.reply_to !== undefined){
const _errs116 = errors;
if(typeof data47.reply_to !== "string"){
validate68.errors = [{instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs116 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data47.subject !== undefined){
const _errs118 = errors;
if(typeof data47.subject !== "string"){
validate68.errors = [{instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs118 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs102 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_contact_form !== undefined){
const _errs120 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs120 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contact_form_options !== undefined){
let data56 = data.contact_form_options;
const _errs122 = errors;
const _errs123 = errors;
if(errors === _errs123){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
let missing3;
if((data56.contact_form_id === undefined) && (missing3 = "contact_form_id")){
validate68.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs125 = errors;
for(const key1 in data56){
if(!((key1 === "contact_form_id") || (key1 === "html"))){
validate68.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs125 === errors){
if(data56.contact_form_id !== undefined){
const _errs126 = errors;
if(typeof data56.contact_form_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs126 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data56.html !== undefined){
const _errs128 = errors;
if(typeof data56.html !== "string"){
validate68.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs128 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs122 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_organization_form !== undefined){
const _errs130 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs130 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organization_form_options !== undefined){
let data60 = data.organization_form_options;
const _errs132 = errors;
const _errs133 = errors;
if(errors === _errs133){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
let missing4;
if((data60.organization_form_id === undefined) && (missing4 = "organization_form_id")){
validate68.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs135 = errors;
for(const key2 in data60){
if(!((key2 === "organization_form_id") || (key2 === "html"))){
validate68.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs135 === errors){
if(data60.organization_form_id !== undefined){
const _errs136 = errors;
if(typeof data60.organization_form_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs136 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data60.html !== undefined){
const _errs138 = errors;
if(typeof data60.html !== "string"){
validate68.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs138 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs132 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.allow_applicants_to_update_information !== undefined){
const _errs140 = errors;
if(typeof data.allow_applicants_to_update_information !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/allow_applicants_to_update_information",schemaPath:"#/properties/allow_applicants_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs140 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_update_options !== undefined){
let data64 = data.application_update_options;
const _errs142 = errors;
if(errors === _errs142){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
let missing5;
if(((data64.edit_application_form_id === undefined) && (missing5 = "edit_application_form_id")) || ((data64.modification_deadline_date === undefined) && (missing5 = "modification_deadline_date"))){
validate68.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data64.edit_application_form_id !== undefined){
const _errs145 = errors;
if(typeof data64.edit_application_form_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/application_update_options/edit_application_form_id",schemaPath:"#/properties/application_update_options/properties/edit_application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs145 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data64.modification_deadline_date !== undefined){
const _errs147 = errors;
if(typeof data64.modification_deadline_date !== "string"){
validate68.errors = [{instancePath:instancePath+"/application_update_options/modification_deadline_date",schemaPath:"#/properties/application_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs147 === errors;
}
else {
var valid16 = true;
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs142 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.sys_created_at === undefined) && (missing0 = "sys_created_at"))) || ((data.sys_created_by_id === undefined) && (missing0 = "sys_created_by_id"))) || ((data.sys_last_modified_at === undefined) && (missing0 = "sys_last_modified_at"))) || ((data.sys_last_modified_by_id === undefined) && (missing0 = "sys_last_modified_by_id"))) || ((data.sys_version === undefined) && (missing0 = "sys_version"))){
validate71.errors = [{instancePath,schemaPath:"document#/components/schemas/System/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs4 = errors;
if(typeof data.id !== "string"){
validate71.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/System/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_at !== undefined){
const _errs6 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_id !== undefined){
const _errs8 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_pk !== undefined){
const _errs10 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
validate71.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_bulk_load_source_file !== undefined){
const _errs14 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"document#/components/schemas/System/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_error !== undefined){
const _errs16 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
const _errs22 = errors;
if(typeof data8.error !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.field !== undefined){
const _errs24 = errors;
if(typeof data8.field !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"document#/components/schemas/System/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs26 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"document#/components/schemas/System/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate71.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"document#/components/schemas/System/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_created_by_id !== undefined){
const _errs30 = errors;
if(typeof data.sys_created_by_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_created_by_id",schemaPath:"document#/components/schemas/System/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_deleted_by_id !== undefined){
const _errs32 = errors;
if(typeof data.sys_deleted_by_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"document#/components/schemas/System/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_directive !== undefined){
const _errs34 = errors;
if(typeof data.sys_directive !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"document#/components/schemas/System/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_external_id !== undefined){
const _errs36 = errors;
if(typeof data.sys_external_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"document#/components/schemas/System/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_has_files_in_s3 !== undefined){
const _errs38 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"document#/components/schemas/System/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs40 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs40 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs42 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"document#/components/schemas/System/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs42 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
const _errs44 = errors;
if(errors === _errs44){
if(errors === _errs44){
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
validate71.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs44 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_modified_by_id !== undefined){
const _errs46 = errors;
if(typeof data.sys_last_modified_by_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"document#/components/schemas/System/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs46 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
const _errs48 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate71.errors = [{instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/System/properties/sys_last_security_context/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs48 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_locked !== undefined){
const _errs50 = errors;
if(typeof data.sys_locked !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"document#/components/schemas/System/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs50 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
validate71.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"document#/components/schemas/System/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs52 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sys_version !== undefined){
let data25 = data.sys_version;
const _errs54 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate71.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
validate71.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"document#/components/schemas/System/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs54 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"document#/components/schemas/System/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.name === undefined) && (missing1 = "name")) || ((data.award_id === undefined) && (missing1 = "award_id"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs57 = errors;
if(typeof data.name !== "string"){
validate71.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.award_id !== undefined){
const _errs59 = errors;
if(typeof data.award_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_form_id !== undefined){
const _errs61 = errors;
if(typeof data.application_form_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/application_form_id",schemaPath:"#/properties/application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs61 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.customer_type !== undefined){
let data29 = data.customer_type;
const _errs63 = errors;
if(typeof data29 !== "string"){
validate71.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data29 === "contact") || (data29 === "organization"))){
validate71.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/enum",keyword:"enum",params:{allowedValues: schema101.properties.customer_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs63 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.is_active !== undefined){
const _errs65 = errors;
if(typeof data.is_active !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs65 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.available_from !== undefined){
let data31 = data.available_from;
const _errs67 = errors;
if(errors === _errs67){
if(errors === _errs67){
if(typeof data31 === "string"){
if(!(formats4.validate(data31))){
validate71.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs67 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.available_until !== undefined){
let data32 = data.available_until;
const _errs69 = errors;
if(errors === _errs69){
if(errors === _errs69){
if(typeof data32 === "string"){
if(!(formats4.validate(data32))){
validate71.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid5 = _errs69 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_in_portal !== undefined){
const _errs71 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs71 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_in_portal_as !== undefined){
const _errs73 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate71.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs73 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.display_order !== undefined){
let data35 = data.display_order;
const _errs75 = errors;
if(errors === _errs75){
if(typeof data35 == "number"){
if(!(formats0.validate(data35))){
validate71.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid5 = _errs75 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.requires_nomination !== undefined){
const _errs77 = errors;
if(typeof data.requires_nomination !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/requires_nomination",schemaPath:"#/properties/requires_nomination/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs77 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_references !== undefined){
const _errs79 = errors;
if(typeof data.enable_references !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/enable_references",schemaPath:"#/properties/enable_references/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs79 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.reference_requirements !== undefined){
let data38 = data.reference_requirements;
const _errs81 = errors;
if(errors === _errs81){
if(Array.isArray(data38)){
if(data38.length < 1){
validate71.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len1 = data38.length;
for(let i1=0; i1<len1; i1++){
let data39 = data38[i1];
const _errs83 = errors;
if(errors === _errs83){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing2;
if((((data39.type_id === undefined) && (missing2 = "type_id")) || ((data39.process_id === undefined) && (missing2 = "process_id"))) || ((data39.number_required === undefined) && (missing2 = "number_required"))){
validate71.errors = [{instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data39.type_id !== undefined){
const _errs86 = errors;
if(typeof data39.type_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/reference_requirements/" + i1+"/type_id",schemaPath:"#/properties/reference_requirements/items/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs86 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data39.process_id !== undefined){
const _errs88 = errors;
if(typeof data39.process_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/reference_requirements/" + i1+"/process_id",schemaPath:"#/properties/reference_requirements/items/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs88 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data39.number_required !== undefined){
const _errs90 = errors;
if(!(typeof data39.number_required == "number")){
validate71.errors = [{instancePath:instancePath+"/reference_requirements/" + i1+"/number_required",schemaPath:"#/properties/reference_requirements/items/properties/number_required/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid7 = _errs90 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/reference_requirements/" + i1,schemaPath:"#/properties/reference_requirements/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs83 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs81 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_eligibility_criteria !== undefined){
const _errs92 = errors;
if(typeof data.enable_eligibility_criteria !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/enable_eligibility_criteria",schemaPath:"#/properties/enable_eligibility_criteria/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs92 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.eligibility_criteria !== undefined){
let data44 = data.eligibility_criteria;
const _errs94 = errors;
if(errors === _errs94){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
}
else {
validate71.errors = [{instancePath:instancePath+"/eligibility_criteria",schemaPath:"#/properties/eligibility_criteria/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs94 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.restrict_categories !== undefined){
const _errs97 = errors;
if(typeof data.restrict_categories !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/restrict_categories",schemaPath:"#/properties/restrict_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs97 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.category_ids !== undefined){
let data46 = data.category_ids;
const _errs99 = errors;
if(errors === _errs99){
if(Array.isArray(data46)){
if(data46.length < 1){
validate71.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len2 = data46.length;
for(let i2=0; i2<len2; i2++){
const _errs101 = errors;
if(typeof data46[i2] !== "string"){
validate71.errors = [{instancePath:instancePath+"/category_ids/" + i2,schemaPath:"#/properties/category_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs101 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs99 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.requires_fee !== undefined){
const _errs103 = errors;
if(typeof data.requires_fee !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/requires_fee",schemaPath:"#/properties/requires_fee/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs103 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.fee_id !== undefined){
const _errs105 = errors;
if(typeof data.fee_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs105 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.override_checkout_settings !== undefined){
const _errs107 = errors;
if(typeof data.override_checkout_settings !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/override_checkout_settings",schemaPath:"#/properties/override_checkout_settings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs107 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.checkout_settings !== undefined){
let data51 = data.checkout_settings;
const _errs109 = errors;
if(errors === _errs109){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.allow_customer_to_choose_installment_plan !== undefined){
if(typeof data51.allow_customer_to_choose_installment_plan !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/checkout_settings/allow_customer_to_choose_installment_plan",schemaPath:"#/properties/checkout_settings/properties/allow_customer_to_choose_installment_plan/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/checkout_settings",schemaPath:"#/properties/checkout_settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs109 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.enable_confirmation_email !== undefined){
const _errs114 = errors;
if(typeof data.enable_confirmation_email !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/enable_confirmation_email",schemaPath:"#/properties/enable_confirmation_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs114 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.confirmation_email !== undefined){
let data54 = data.confirmation_email;
const _errs116 = errors;
const _errs117 = errors;
if(errors === _errs117){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
let missing3;
if(((data54.body === undefined) && (missing3 = "body")) || ((data54.subject === undefined) && (missing3 = "subject"))){
validate71.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs119 = errors;
for(const key0 in data54){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate71.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs119 === errors){
if(data54.bcc !== undefined){
const _errs120 = errors;
if(typeof data54.bcc !== "string"){
validate71.errors = [{instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs120 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data54.body !== undefined){
const _errs122 = errors;
if(typeof data54.body !== "string"){
validate71.errors = [{instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs122 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data54.cc !== undefined){
const _errs124 = errors;
if(typeof data54.cc !== "string"){
validate71.errors = [{instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs124 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data54.from !== undefined){
const _errs126 = errors;
if(typeof data54.from !== "string"){
validate71.errors = [{instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs126 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data54.from_name !== undefined){
const _errs128 = errors;
if(typeof data54.from_name !== "string"){
validate71.errors = [{instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs128 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data54.reply_to !== undefined){
const _errs130 = errors;
if(typeof data54.reply_to !== "string"){
validate71.errors = [{instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs130 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data54.subject !== undefined){
const _errs132 = errors;
if(typeof data54.subject !== "string"){
validate71.errors = [{instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs132 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs116 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_contact_form !== undefined){
const _errs134 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs134 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contact_form_options !== undefined){
let data63 = data.contact_form_options;
const _errs136 = errors;
const _errs137 = errors;
if(errors === _errs137){
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
let missing4;
if((data63.contact_form_id === undefined) && (missing4 = "contact_form_id")){
validate71.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs139 = errors;
for(const key1 in data63){
if(!((key1 === "contact_form_id") || (key1 === "html"))){
validate71.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs139 === errors){
if(data63.contact_form_id !== undefined){
const _errs140 = errors;
if(typeof data63.contact_form_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs140 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data63.html !== undefined){
const _errs142 = errors;
if(typeof data63.html !== "string"){
validate71.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs142 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs136 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.show_organization_form !== undefined){
const _errs144 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs144 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organization_form_options !== undefined){
let data67 = data.organization_form_options;
const _errs146 = errors;
const _errs147 = errors;
if(errors === _errs147){
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
let missing5;
if((data67.organization_form_id === undefined) && (missing5 = "organization_form_id")){
validate71.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs149 = errors;
for(const key2 in data67){
if(!((key2 === "organization_form_id") || (key2 === "html"))){
validate71.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs149 === errors){
if(data67.organization_form_id !== undefined){
const _errs150 = errors;
if(typeof data67.organization_form_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs150 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data67.html !== undefined){
const _errs152 = errors;
if(typeof data67.html !== "string"){
validate71.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs152 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs146 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.allow_applicants_to_update_information !== undefined){
const _errs154 = errors;
if(typeof data.allow_applicants_to_update_information !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/allow_applicants_to_update_information",schemaPath:"#/properties/allow_applicants_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs154 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.application_update_options !== undefined){
let data71 = data.application_update_options;
const _errs156 = errors;
if(errors === _errs156){
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
let missing6;
if(((data71.edit_application_form_id === undefined) && (missing6 = "edit_application_form_id")) || ((data71.modification_deadline_date === undefined) && (missing6 = "modification_deadline_date"))){
validate71.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data71.edit_application_form_id !== undefined){
const _errs159 = errors;
if(typeof data71.edit_application_form_id !== "string"){
validate71.errors = [{instancePath:instancePath+"/application_update_options/edit_application_form_id",schemaPath:"#/properties/application_update_options/properties/edit_application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs159 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data71.modification_deadline_date !== undefined){
const _errs161 = errors;
if(typeof data71.modification_deadline_date !== "string"){
validate71.errors = [{instancePath:instancePath+"/application_update_options/modification_deadline_date",schemaPath:"#/properties/application_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs161 === errors;
}
else {
var valid16 = true;
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs156 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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

exports.batch = validate73;
const schema106 = {"type":"object","required":["operation"],"properties":{"operation":{"type":"string","enum":["create","read","update","patch","delete"]},"id":{"type":["string","null"],"description":"Of the record. Required but for create; not for create."},"object":{"type":"object","additionalProperties":true,"description":"The record to create or to put in the place of another. Required for these."},"patch_directives":{"description":"A map from index to directive, applied in the order of the indexes; or an array. Required for patch. Errors name a\ndirective by its key in the map.\n","type":["object","array"],"maxProperties":200,"propertyNames":{"pattern":"^(0|[1-9][0-9]{0,8})$"},"additionalProperties":{"$ref":"document#/components/schemas/PatchDirective"},"maxItems":200,"items":{"$ref":"document#/components/schemas/PatchDirective"}}},"additionalProperties":false};
const schema107 = {"type":"object","required":["op","path"],"properties":{"op":{"type":"string","enum":["add","copy","move","remove","replace","test"]},"path":{"type":"string","pattern":"^(/([^~/]|~[01])*)*$","description":"A JSON Pointer."},"from":{"type":"string","pattern":"^(/([^~/]|~[01])*)*$","description":"A JSON Pointer."},"value":{"description":"Any JSON value."}},"allOf":[{"if":{"required":["op"],"properties":{"op":{"enum":["add","replace","test"]}}},"then":{"required":["value"]}},{"if":{"required":["op"],"properties":{"op":{"enum":["copy","move"]}}},"then":{"required":["from"]}}]};
const pattern3 = new RegExp("^(/([^~/]|~[01])*)*$", "u");
const pattern5 = new RegExp("^(0|[1-9][0-9]{0,8})$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operation === undefined) && (missing0 = "operation")){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "operation") || (key0 === "id")) || (key0 === "object")) || (key0 === "patch_directives"))){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate73.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data0 === "create") || (data0 === "read")) || (data0 === "update")) || (data0 === "patch")) || (data0 === "delete"))){
validate73.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema106.properties.operation.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate73.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema106.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
let data2 = data.object;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate73.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patch_directives !== undefined){
let data3 = data.patch_directives;
const _errs9 = errors;
if(!data3 || typeof data3 != "object"){
validate73.errors = [{instancePath:instancePath+"/patch_directives",schemaPath:"#/properties/patch_directives/type",keyword:"type",params:{type: schema106.properties.patch_directives.type},message:"must be object,array"}];
return false;
}
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate73.errors = [{instancePath:instancePath+"/patch_directives",schemaPath:"#/properties/patch_directives/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs11 = errors;
const _errs12 = errors;
const _errs14 = errors;
const _errs15 = errors;
let valid4 = true;
const _errs16 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.op === undefined) && (missing1 = "op")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data4.op !== undefined){
let data5 = data4.op;
if(!(((data5 === "add") || (data5 === "replace")) || (data5 === "test"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs18 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.value === undefined) && (missing2 = "value")){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + i0,schemaPath:"document#/components/schemas/PatchDirective/allOf/0/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
}
var _valid0 = _errs18 === errors;
valid4 = _valid0;
}
if(!valid4){
const err2 = {instancePath:instancePath+"/patch_directives/" + i0,schemaPath:"document#/components/schemas/PatchDirective/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate73.errors = vErrors;
return false;
}
var valid3 = _errs14 === errors;
if(valid3){
const _errs19 = errors;
const _errs20 = errors;
let valid6 = true;
const _errs21 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing3;
if((data4.op === undefined) && (missing3 = "op")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data4.op !== undefined){
let data6 = data4.op;
if(!((data6 === "copy") || (data6 === "move"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs23 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing4;
if((data4.from === undefined) && (missing4 = "from")){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + i0,schemaPath:"document#/components/schemas/PatchDirective/allOf/1/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
}
var _valid1 = _errs23 === errors;
valid6 = _valid1;
}
if(!valid6){
const err5 = {instancePath:instancePath+"/patch_directives/" + i0,schemaPath:"document#/components/schemas/PatchDirective/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate73.errors = vErrors;
return false;
}
var valid3 = _errs19 === errors;
}
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing5;
if(((data4.op === undefined) && (missing5 = "op")) || ((data4.path === undefined) && (missing5 = "path"))){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + i0,schemaPath:"document#/components/schemas/PatchDirective/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data4.op !== undefined){
let data7 = data4.op;
const _errs24 = errors;
if(typeof data7 !== "string"){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + i0+"/op",schemaPath:"document#/components/schemas/PatchDirective/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data7 === "add") || (data7 === "copy")) || (data7 === "move")) || (data7 === "remove")) || (data7 === "replace")) || (data7 === "test"))){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + i0+"/op",schemaPath:"document#/components/schemas/PatchDirective/properties/op/enum",keyword:"enum",params:{allowedValues: schema107.properties.op.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs24 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data4.path !== undefined){
let data8 = data4.path;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + i0+"/path",schemaPath:"document#/components/schemas/PatchDirective/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + i0+"/path",schemaPath:"document#/components/schemas/PatchDirective/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs26 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data4.from !== undefined){
let data9 = data4.from;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + i0+"/from",schemaPath:"document#/components/schemas/PatchDirective/properties/from/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + i0+"/from",schemaPath:"document#/components/schemas/PatchDirective/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs28 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + i0,schemaPath:"document#/components/schemas/PatchDirective/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 200){
validate73.errors = [{instancePath:instancePath+"/patch_directives",schemaPath:"#/properties/patch_directives/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"}];
return false;
}
else {
for(const key1 in data3){
const _errs30 = errors;
if(typeof key1 === "string"){
if(!pattern5.test(key1)){
const err6 = {instancePath:instancePath+"/patch_directives",schemaPath:"#/properties/patch_directives/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,8})$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid9 = _errs30 === errors;
if(!valid9){
const err7 = {instancePath:instancePath+"/patch_directives",schemaPath:"#/properties/patch_directives/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate73.errors = vErrors;
return false;
break;
}
}
if(valid9){
for(const key2 in data3){
let data10 = data3[key2];
const _errs32 = errors;
const _errs33 = errors;
const _errs35 = errors;
const _errs36 = errors;
let valid13 = true;
const _errs37 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing6;
if((data10.op === undefined) && (missing6 = "op")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data10.op !== undefined){
let data11 = data10.op;
if(!(((data11 === "add") || (data11 === "replace")) || (data11 === "test"))){
const err9 = {};
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
}
var _valid2 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs39 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing7;
if((data10.value === undefined) && (missing7 = "value")){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/PatchDirective/allOf/0/then/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
}
var _valid2 = _errs39 === errors;
valid13 = _valid2;
}
if(!valid13){
const err10 = {instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/PatchDirective/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate73.errors = vErrors;
return false;
}
var valid12 = _errs35 === errors;
if(valid12){
const _errs40 = errors;
const _errs41 = errors;
let valid15 = true;
const _errs42 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing8;
if((data10.op === undefined) && (missing8 = "op")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data10.op !== undefined){
let data12 = data10.op;
if(!((data12 === "copy") || (data12 === "move"))){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
var _valid3 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs44 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing9;
if((data10.from === undefined) && (missing9 = "from")){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/PatchDirective/allOf/1/then/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
}
var _valid3 = _errs44 === errors;
valid15 = _valid3;
}
if(!valid15){
const err13 = {instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/PatchDirective/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate73.errors = vErrors;
return false;
}
var valid12 = _errs40 === errors;
}
if(errors === _errs33){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing10;
if(((data10.op === undefined) && (missing10 = "op")) || ((data10.path === undefined) && (missing10 = "path"))){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/PatchDirective/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
if(data10.op !== undefined){
let data13 = data10.op;
const _errs45 = errors;
if(typeof data13 !== "string"){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/op",schemaPath:"document#/components/schemas/PatchDirective/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data13 === "add") || (data13 === "copy")) || (data13 === "move")) || (data13 === "remove")) || (data13 === "replace")) || (data13 === "test"))){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/op",schemaPath:"document#/components/schemas/PatchDirective/properties/op/enum",keyword:"enum",params:{allowedValues: schema107.properties.op.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid17 = _errs45 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data10.path !== undefined){
let data14 = data10.path;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/path",schemaPath:"document#/components/schemas/PatchDirective/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/path",schemaPath:"document#/components/schemas/PatchDirective/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid17 = _errs47 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data10.from !== undefined){
let data15 = data10.from;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data15 === "string"){
if(!pattern3.test(data15)){
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/from",schemaPath:"document#/components/schemas/PatchDirective/properties/from/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/from",schemaPath:"document#/components/schemas/PatchDirective/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid17 = _errs49 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/PatchDirective/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs32 === errors;
if(!valid10){
break;
}
}
}
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
