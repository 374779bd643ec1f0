// Made by `npm run generate` from openapi/awards.yaml: do not edit.
"use strict";
exports["references.create"] = validate0;
const schema0 = {"$ref":"document#/components/schemas/ReferenceBody"};
const schema2 = {"description":"A reference to create.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["application_id","award_id","process_id","type_id","contact_id","name","completion_date"],"properties":{"application_id":{"type":"string","pattern":"^[\\w:|-]+$","x-refers-to":"applications"},"award_id":{"type":"string","x-refers-to":"awards"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"The reference process under which it is collected."},"type_id":{"type":"string","x-refers-to":"referenceTypes"},"contact_id":{"type":"string","x-refers-to":"external:contact","description":"Contact record of the referee."},"name":{"type":"string","description":"Name of the referee."},"completion_date":{"type":"string","format":"date-time"},"status":{"type":"string","enum":["completed","declined","pending"],"description":"`pending` when none is given. pending becomes completed or declined, declined becomes pending; any other change is a conflict."},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string"},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"organization_id":{"type":"string","x-refers-to":"external:organization"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};
const schema5 = {"description":"Values of the tenant's own fields.","type":"array","items":{"type":"object","properties":{"boolean_value":{"type":"boolean"},"custom_field_id":{"type":"string"},"file_url_value":{"type":"string"},"list_value":{"type":"array","items":{"type":"string"}},"numeric_value":{"type":"number"},"string_value":{"type":"string"},"table_value":{"type":"array","items":{"type":"object","additionalProperties":true}}},"additionalProperties":false}};
const schema3 = {"description":"System fields in a body. Those the server owns are ignored, whatever is in them, except `sys_version` when a record is\nreplaced; the others are the client's to set.\n","type":"object","properties":{"sys_bulk_load_at":{"type":"string"},"sys_bulk_load_id":{"type":"string"},"sys_bulk_load_pk":{"type":"string"},"sys_bulk_load_record_no":{"type":"number","format":"float"},"sys_bulk_load_source_file":{"type":"string"},"sys_calculated_field_error":{"type":"string"},"sys_calculated_field_errors":{"type":"array","items":{"$ref":"document#/components/schemas/CalculatedFieldError"}},"sys_configuration_snapshot_id":{"type":"string"},"sys_created_at":{"description":"The server's."},"sys_created_by_id":{"description":"The server's."},"sys_deleted_by_id":{"description":"The server's."},"sys_directive":{"type":"string"},"sys_external_id":{"type":"string"},"sys_has_files_in_s3":{"type":"boolean"},"sys_last_bulk_data_operation_id":{"type":"string"},"sys_last_bulk_data_operation_sys_version":{"type":"string"},"sys_last_modified_at":{"description":"The server's."},"sys_last_modified_by_id":{"description":"The server's."},"sys_last_security_context":{"description":"The server's."},"sys_locked":{"type":"boolean","description":"A locked record refuses every write; only a patch that clears this, by a caller with the permission `*.unlock`, is taken."},"sys_snapshot_base_version":{"type":"number","format":"float"},"sys_version":{"description":"The server's. When a record is replaced it may be left out; a number must be the current version, else it is a conflict (409), and anything but a number is an error (400)."}}};
const schema4 = {"description":"A field that could not be worked out, and why.","type":"object","properties":{"error":{"type":"string"},"field":{"type":"string"}}};
const formats0 = require("ajv-formats/dist/formats").fullFormats.float;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs1 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate3.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"#/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_bulk_load_id !== undefined){
const _errs3 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate3.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"#/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_bulk_load_pk !== undefined){
const _errs5 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate3.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"#/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_bulk_load_record_no !== undefined){
let data3 = data.sys_bulk_load_record_no;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 == "number"){
if(!(formats0.validate(data3))){
validate3.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"#/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"#/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_bulk_load_source_file !== undefined){
const _errs9 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate3.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"#/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_calculated_field_error !== undefined){
const _errs11 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate3.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"#/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_calculated_field_errors !== undefined){
let data6 = data.sys_calculated_field_errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.error !== undefined){
const _errs18 = errors;
if(typeof data7.error !== "string"){
validate3.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/CalculatedFieldError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.field !== undefined){
const _errs20 = errors;
if(typeof data7.field !== "string"){
validate3.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/CalculatedFieldError/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/CalculatedFieldError/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"#/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs22 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate3.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"#/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_directive !== undefined){
const _errs24 = errors;
if(typeof data.sys_directive !== "string"){
validate3.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"#/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_external_id !== undefined){
const _errs26 = errors;
if(typeof data.sys_external_id !== "string"){
validate3.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"#/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_has_files_in_s3 !== undefined){
const _errs28 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate3.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"#/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs30 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate3.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"#/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs32 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate3.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"#/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_locked !== undefined){
const _errs34 = errors;
if(typeof data.sys_locked !== "boolean"){
validate3.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"#/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate3.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"#/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"#/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs36 === errors;
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
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"sys_bulk_load_at":true,"sys_bulk_load_id":true,"sys_bulk_load_pk":true,"sys_bulk_load_record_no":true,"sys_bulk_load_source_file":true,"sys_calculated_field_error":true,"sys_calculated_field_errors":true,"sys_configuration_snapshot_id":true,"sys_created_at":true,"sys_created_by_id":true,"sys_deleted_by_id":true,"sys_directive":true,"sys_external_id":true,"sys_has_files_in_s3":true,"sys_last_bulk_data_operation_id":true,"sys_last_bulk_data_operation_sys_version":true,"sys_last_modified_at":true,"sys_last_modified_by_id":true,"sys_last_security_context":true,"sys_locked":true,"sys_snapshot_base_version":true,"sys_version":true},"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("^[\\w:|-]+$", "u");
const formats4 = require("ajv-formats/dist/formats").fullFormats["date-time"];

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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
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
let data0 = data.application_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate2.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/pattern",keyword:"pattern",params:{pattern: "^[\\w:|-]+$"},message:"must match pattern \""+"^[\\w:|-]+$"+"\""}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_id !== undefined){
const _errs4 = errors;
if(typeof data.award_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.process_id !== undefined){
const _errs6 = errors;
if(typeof data.process_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type_id !== undefined){
const _errs8 = errors;
if(typeof data.type_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_id !== undefined){
const _errs10 = errors;
if(typeof data.contact_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs12 = errors;
if(typeof data.name !== "string"){
validate2.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.completion_date !== undefined){
let data6 = data.completion_date;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
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
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data7 = data.status;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate2.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data7 === "completed") || (data7 === "declined")) || (data7 === "pending"))){
validate2.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema2.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.first_name !== undefined){
const _errs18 = errors;
if(typeof data.first_name !== "string"){
validate2.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.last_name !== undefined){
const _errs20 = errors;
if(typeof data.last_name !== "string"){
validate2.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.email_address !== undefined){
const _errs22 = errors;
if(typeof data.email_address !== "string"){
validate2.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.job_title !== undefined){
const _errs24 = errors;
if(typeof data.job_title !== "string"){
validate2.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.city !== undefined){
const _errs26 = errors;
if(typeof data.city !== "string"){
validate2.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.state !== undefined){
const _errs28 = errors;
if(typeof data.state !== "string"){
validate2.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.country !== undefined){
const _errs30 = errors;
if(typeof data.country !== "string"){
validate2.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organization_id !== undefined){
const _errs32 = errors;
if(typeof data.organization_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notes !== undefined){
const _errs34 = errors;
if(typeof data.notes !== "string"){
validate2.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.custom_field_values !== undefined){
let data17 = data.custom_field_values;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(errors === _errs39){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
const _errs41 = errors;
for(const key0 in data18){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs41 === errors){
if(data18.boolean_value !== undefined){
const _errs42 = errors;
if(typeof data18.boolean_value !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs42 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.custom_field_id !== undefined){
const _errs44 = errors;
if(typeof data18.custom_field_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs44 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.file_url_value !== undefined){
const _errs46 = errors;
if(typeof data18.file_url_value !== "string"){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs46 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.list_value !== undefined){
let data22 = data18.list_value;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data22)){
var valid5 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
const _errs50 = errors;
if(typeof data22[i1] !== "string"){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs50 === errors;
if(!valid5){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs48 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.numeric_value !== undefined){
const _errs52 = errors;
if(!(typeof data18.numeric_value == "number")){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs52 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.string_value !== undefined){
const _errs54 = errors;
if(typeof data18.string_value !== "string"){
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs54 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.table_value !== undefined){
let data26 = data18.table_value;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data26)){
var valid6 = true;
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
const _errs58 = errors;
if(errors === _errs58){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
}
else {
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs58 === errors;
if(!valid6){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs56 === errors;
}
else {
var valid4 = true;
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
validate2.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
if(valid1){
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

exports["references.replace"] = validate6;
const schema6 = {"$ref":"document#/components/schemas/ReferenceReplacement"};
const schema7 = {"description":"A reference to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["application_id","award_id","process_id","type_id","contact_id","name","completion_date"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"application_id":{"type":"string","pattern":"^[\\w:|-]+$","x-refers-to":"applications"},"award_id":{"type":"string","x-refers-to":"awards"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"The reference process under which it is collected."},"type_id":{"type":"string","x-refers-to":"referenceTypes"},"contact_id":{"type":"string","x-refers-to":"external:contact","description":"Contact record of the referee."},"name":{"type":"string","description":"Name of the referee."},"completion_date":{"type":"string","format":"date-time"},"status":{"type":"string","enum":["completed","declined","pending"],"description":"`pending` when none is given. pending becomes completed or declined, declined becomes pending; any other change is a conflict."},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string"},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"organization_id":{"type":"string","x-refers-to":"external:organization"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};

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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.application_id === undefined) && (missing0 = "application_id")) || ((data.award_id === undefined) && (missing0 = "award_id"))) || ((data.process_id === undefined) && (missing0 = "process_id"))) || ((data.type_id === undefined) && (missing0 = "type_id"))) || ((data.contact_id === undefined) && (missing0 = "contact_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.completion_date === undefined) && (missing0 = "completion_date"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate7.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_id !== undefined){
let data1 = data.application_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate7.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/pattern",keyword:"pattern",params:{pattern: "^[\\w:|-]+$"},message:"must match pattern \""+"^[\\w:|-]+$"+"\""}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_id !== undefined){
const _errs6 = errors;
if(typeof data.award_id !== "string"){
validate7.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.process_id !== undefined){
const _errs8 = errors;
if(typeof data.process_id !== "string"){
validate7.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type_id !== undefined){
const _errs10 = errors;
if(typeof data.type_id !== "string"){
validate7.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_id !== undefined){
const _errs12 = errors;
if(typeof data.contact_id !== "string"){
validate7.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs14 = errors;
if(typeof data.name !== "string"){
validate7.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.completion_date !== undefined){
let data7 = data.completion_date;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data7 === "string"){
if(!(formats4.validate(data7))){
validate7.errors = [{instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data8 = data.status;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate7.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data8 === "completed") || (data8 === "declined")) || (data8 === "pending"))){
validate7.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema7.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.first_name !== undefined){
const _errs20 = errors;
if(typeof data.first_name !== "string"){
validate7.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.last_name !== undefined){
const _errs22 = errors;
if(typeof data.last_name !== "string"){
validate7.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.email_address !== undefined){
const _errs24 = errors;
if(typeof data.email_address !== "string"){
validate7.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.job_title !== undefined){
const _errs26 = errors;
if(typeof data.job_title !== "string"){
validate7.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.city !== undefined){
const _errs28 = errors;
if(typeof data.city !== "string"){
validate7.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.state !== undefined){
const _errs30 = errors;
if(typeof data.state !== "string"){
validate7.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.country !== undefined){
const _errs32 = errors;
if(typeof data.country !== "string"){
validate7.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organization_id !== undefined){
const _errs34 = errors;
if(typeof data.organization_id !== "string"){
validate7.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notes !== undefined){
const _errs36 = errors;
if(typeof data.notes !== "string"){
validate7.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.custom_field_values !== undefined){
let data18 = data.custom_field_values;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data18)){
var valid3 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
const _errs41 = errors;
if(errors === _errs41){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
const _errs43 = errors;
for(const key0 in data19){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate7.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs43 === errors){
if(data19.boolean_value !== undefined){
const _errs44 = errors;
if(typeof data19.boolean_value !== "boolean"){
validate7.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs44 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.custom_field_id !== undefined){
const _errs46 = errors;
if(typeof data19.custom_field_id !== "string"){
validate7.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs46 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.file_url_value !== undefined){
const _errs48 = errors;
if(typeof data19.file_url_value !== "string"){
validate7.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs48 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.list_value !== undefined){
let data23 = data19.list_value;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data23)){
var valid5 = true;
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
const _errs52 = errors;
if(typeof data23[i1] !== "string"){
validate7.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs52 === errors;
if(!valid5){
break;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs50 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.numeric_value !== undefined){
const _errs54 = errors;
if(!(typeof data19.numeric_value == "number")){
validate7.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs54 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.string_value !== undefined){
const _errs56 = errors;
if(typeof data19.string_value !== "string"){
validate7.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs56 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.table_value !== undefined){
let data27 = data19.table_value;
const _errs58 = errors;
if(errors === _errs58){
if(Array.isArray(data27)){
var valid6 = true;
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
let data28 = data27[i2];
const _errs60 = errors;
if(errors === _errs60){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
}
else {
validate7.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs60 === errors;
if(!valid6){
break;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs58 === errors;
}
else {
var valid4 = true;
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
validate7.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs41 === errors;
if(!valid3){
break;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs38 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data){
if(((((((((((((((((((((((((((((((((((((((((key1 !== "id") && (key1 !== "application_id")) && (key1 !== "award_id")) && (key1 !== "process_id")) && (key1 !== "type_id")) && (key1 !== "contact_id")) && (key1 !== "name")) && (key1 !== "completion_date")) && (key1 !== "status")) && (key1 !== "first_name")) && (key1 !== "last_name")) && (key1 !== "email_address")) && (key1 !== "job_title")) && (key1 !== "city")) && (key1 !== "state")) && (key1 !== "country")) && (key1 !== "organization_id")) && (key1 !== "notes")) && (key1 !== "custom_field_values")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
validate7.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
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
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.references = validate10;
const schema9 = {"$ref":"document#/components/schemas/Reference"};
const schema10 = {"description":"A reference.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["application_id","award_id","process_id","type_id","contact_id","name","completion_date"],"properties":{"application_id":{"type":"string","pattern":"^[\\w:|-]+$","x-refers-to":"applications"},"award_id":{"type":"string","x-refers-to":"awards"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"The reference process under which it is collected."},"type_id":{"type":"string","x-refers-to":"referenceTypes"},"contact_id":{"type":"string","x-refers-to":"external:contact","description":"Contact record of the referee."},"name":{"type":"string","description":"Name of the referee."},"completion_date":{"type":"string","format":"date-time"},"status":{"type":"string","enum":["completed","declined","pending"],"description":"`pending` when none is given. pending becomes completed or declined, declined becomes pending; any other change is a conflict."},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string"},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"organization_id":{"type":"string","x-refers-to":"external:organization"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};
const schema11 = {"description":"What the server keeps with every record.","type":"object","required":["id","sys_created_at","sys_created_by_id","sys_last_modified_at","sys_last_modified_by_id","sys_version"],"properties":{"id":{"type":"string","description":"Made by the server: letters and digits, in the order of creation."},"sys_bulk_load_at":{"type":"string"},"sys_bulk_load_id":{"type":"string"},"sys_bulk_load_pk":{"type":"string"},"sys_bulk_load_record_no":{"type":"number","format":"float"},"sys_bulk_load_source_file":{"type":"string"},"sys_calculated_field_error":{"type":"string"},"sys_calculated_field_errors":{"type":"array","items":{"$ref":"document#/components/schemas/CalculatedFieldError"}},"sys_configuration_snapshot_id":{"type":"string"},"sys_created_at":{"type":"string","format":"date-time"},"sys_created_by_id":{"type":"string","description":"The `sub` of the token that created the record."},"sys_deleted_by_id":{"type":"string"},"sys_directive":{"type":"string"},"sys_external_id":{"type":"string"},"sys_has_files_in_s3":{"type":"boolean"},"sys_last_bulk_data_operation_id":{"type":"string"},"sys_last_bulk_data_operation_sys_version":{"type":"string"},"sys_last_modified_at":{"type":"string","format":"date-time"},"sys_last_modified_by_id":{"type":"string","description":"The `sub` of the token that changed the record last."},"sys_last_security_context":{"$ref":"document#/components/schemas/SecurityContext"},"sys_locked":{"type":"boolean"},"sys_snapshot_base_version":{"type":"number","format":"float"},"sys_version":{"type":"integer","minimum":1,"description":"1 when created, one more with every change."}}};
const schema13 = {"description":"What is known of who changed the record last.","type":"object"};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.sys_created_at === undefined) && (missing0 = "sys_created_at"))) || ((data.sys_created_by_id === undefined) && (missing0 = "sys_created_by_id"))) || ((data.sys_last_modified_at === undefined) && (missing0 = "sys_last_modified_at"))) || ((data.sys_last_modified_by_id === undefined) && (missing0 = "sys_last_modified_by_id"))) || ((data.sys_version === undefined) && (missing0 = "sys_version"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate12.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_bulk_load_at !== undefined){
const _errs3 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"#/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_bulk_load_id !== undefined){
const _errs5 = errors;
if(typeof data.sys_bulk_load_id !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"#/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_bulk_load_pk !== undefined){
const _errs7 = errors;
if(typeof data.sys_bulk_load_pk !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"#/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_bulk_load_record_no !== undefined){
let data4 = data.sys_bulk_load_record_no;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
validate12.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"#/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"#/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_bulk_load_source_file !== undefined){
const _errs11 = errors;
if(typeof data.sys_bulk_load_source_file !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"#/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_calculated_field_error !== undefined){
const _errs13 = errors;
if(typeof data.sys_calculated_field_error !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"#/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_calculated_field_errors !== undefined){
let data7 = data.sys_calculated_field_errors;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.error !== undefined){
const _errs20 = errors;
if(typeof data8.error !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/CalculatedFieldError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.field !== undefined){
const _errs22 = errors;
if(typeof data8.field !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/CalculatedFieldError/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/CalculatedFieldError/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"#/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_configuration_snapshot_id !== undefined){
const _errs24 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"#/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
const _errs26 = errors;
if(errors === _errs26){
if(errors === _errs26){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate12.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"#/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"#/properties/sys_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_created_by_id !== undefined){
const _errs28 = errors;
if(typeof data.sys_created_by_id !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_created_by_id",schemaPath:"#/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_deleted_by_id !== undefined){
const _errs30 = errors;
if(typeof data.sys_deleted_by_id !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"#/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_directive !== undefined){
const _errs32 = errors;
if(typeof data.sys_directive !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"#/properties/sys_directive/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_external_id !== undefined){
const _errs34 = errors;
if(typeof data.sys_external_id !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"#/properties/sys_external_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_has_files_in_s3 !== undefined){
const _errs36 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate12.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"#/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs38 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"#/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs40 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"#/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
const _errs42 = errors;
if(errors === _errs42){
if(errors === _errs42){
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
validate12.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"#/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"#/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_modified_by_id !== undefined){
const _errs44 = errors;
if(typeof data.sys_last_modified_by_id !== "string"){
validate12.errors = [{instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"#/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
const _errs46 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate12.errors = [{instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/SecurityContext/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_locked !== undefined){
const _errs49 = errors;
if(typeof data.sys_locked !== "boolean"){
validate12.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"#/properties/sys_locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
validate12.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"#/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"#/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_version !== undefined){
let data25 = data.sys_version;
const _errs53 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate12.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"#/properties/sys_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs53){
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
validate12.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"#/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs53 === errors;
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
}
}
}
}
}
}
}
}
}
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
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"id":true,"sys_bulk_load_at":true,"sys_bulk_load_id":true,"sys_bulk_load_pk":true,"sys_bulk_load_record_no":true,"sys_bulk_load_source_file":true,"sys_calculated_field_error":true,"sys_calculated_field_errors":true,"sys_configuration_snapshot_id":true,"sys_created_at":true,"sys_created_by_id":true,"sys_deleted_by_id":true,"sys_directive":true,"sys_external_id":true,"sys_has_files_in_s3":true,"sys_last_bulk_data_operation_id":true,"sys_last_bulk_data_operation_sys_version":true,"sys_last_modified_at":true,"sys_last_modified_by_id":true,"sys_last_security_context":true,"sys_locked":true,"sys_snapshot_base_version":true,"sys_version":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.application_id === undefined) && (missing0 = "application_id")) || ((data.award_id === undefined) && (missing0 = "award_id"))) || ((data.process_id === undefined) && (missing0 = "process_id"))) || ((data.type_id === undefined) && (missing0 = "type_id"))) || ((data.contact_id === undefined) && (missing0 = "contact_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.completion_date === undefined) && (missing0 = "completion_date"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.application_id !== undefined){
let data0 = data.application_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate11.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/pattern",keyword:"pattern",params:{pattern: "^[\\w:|-]+$"},message:"must match pattern \""+"^[\\w:|-]+$"+"\""}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_id !== undefined){
const _errs4 = errors;
if(typeof data.award_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.process_id !== undefined){
const _errs6 = errors;
if(typeof data.process_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type_id !== undefined){
const _errs8 = errors;
if(typeof data.type_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_id !== undefined){
const _errs10 = errors;
if(typeof data.contact_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs12 = errors;
if(typeof data.name !== "string"){
validate11.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.completion_date !== undefined){
let data6 = data.completion_date;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate11.errors = [{instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data7 = data.status;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate11.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data7 === "completed") || (data7 === "declined")) || (data7 === "pending"))){
validate11.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema10.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.first_name !== undefined){
const _errs18 = errors;
if(typeof data.first_name !== "string"){
validate11.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.last_name !== undefined){
const _errs20 = errors;
if(typeof data.last_name !== "string"){
validate11.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.email_address !== undefined){
const _errs22 = errors;
if(typeof data.email_address !== "string"){
validate11.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.job_title !== undefined){
const _errs24 = errors;
if(typeof data.job_title !== "string"){
validate11.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.city !== undefined){
const _errs26 = errors;
if(typeof data.city !== "string"){
validate11.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.state !== undefined){
const _errs28 = errors;
if(typeof data.state !== "string"){
validate11.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.country !== undefined){
const _errs30 = errors;
if(typeof data.country !== "string"){
validate11.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organization_id !== undefined){
const _errs32 = errors;
if(typeof data.organization_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notes !== undefined){
const _errs34 = errors;
if(typeof data.notes !== "string"){
validate11.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.custom_field_values !== undefined){
let data17 = data.custom_field_values;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(errors === _errs39){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
const _errs41 = errors;
for(const key0 in data18){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate11.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs41 === errors){
if(data18.boolean_value !== undefined){
const _errs42 = errors;
if(typeof data18.boolean_value !== "boolean"){
validate11.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs42 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.custom_field_id !== undefined){
const _errs44 = errors;
if(typeof data18.custom_field_id !== "string"){
validate11.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs44 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.file_url_value !== undefined){
const _errs46 = errors;
if(typeof data18.file_url_value !== "string"){
validate11.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs46 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.list_value !== undefined){
let data22 = data18.list_value;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data22)){
var valid5 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
const _errs50 = errors;
if(typeof data22[i1] !== "string"){
validate11.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs50 === errors;
if(!valid5){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs48 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.numeric_value !== undefined){
const _errs52 = errors;
if(!(typeof data18.numeric_value == "number")){
validate11.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs52 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.string_value !== undefined){
const _errs54 = errors;
if(typeof data18.string_value !== "string"){
validate11.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs54 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.table_value !== undefined){
let data26 = data18.table_value;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data26)){
var valid6 = true;
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
const _errs58 = errors;
if(errors === _errs58){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
}
else {
validate11.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs58 === errors;
if(!valid6){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs56 === errors;
}
else {
var valid4 = true;
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
validate11.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data){
if(((((((((((((((((((((((((((((((((((((((((key1 !== "application_id") && (key1 !== "award_id")) && (key1 !== "process_id")) && (key1 !== "type_id")) && (key1 !== "contact_id")) && (key1 !== "name")) && (key1 !== "completion_date")) && (key1 !== "status")) && (key1 !== "first_name")) && (key1 !== "last_name")) && (key1 !== "email_address")) && (key1 !== "job_title")) && (key1 !== "city")) && (key1 !== "state")) && (key1 !== "country")) && (key1 !== "organization_id")) && (key1 !== "notes")) && (key1 !== "custom_field_values")) && (key1 !== "id")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
validate11.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
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

exports["referenceProcesses.create"] = validate15;
const schema15 = {"$ref":"document#/components/schemas/ReferenceProcessBody"};
const schema16 = {"description":"A reference process to create.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","award_id","reference_form_id","application_notice_email","reference_notification_email","contact_form_options","organization_form_options"],"properties":{"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"reference_form_id":{"type":"string","x-refers-to":"external:form","description":"The form that referees fill in."},"is_active":{"type":"boolean"},"display_in_portal":{"type":"boolean","description":"Shows the process in the portal."},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"enable_application_notice_email":{"type":"boolean","description":"`references.process` tells the applicant that references are missing."},"enable_reference_notification_email":{"type":"boolean","description":"`references.process` asks the referees for their references."},"application_notice_email":{"$ref":"document#/components/schemas/EmailTemplate"},"reference_notification_email":{"$ref":"document#/components/schemas/EmailTemplate"},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions"},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions"}},"unevaluatedProperties":false};
const schema17 = {"description":"An e-mail with merge fields such as `{{ reference.name }}` (Liquid) in `subject` and `body`. A merge field that does not\nexist, or a template that cannot be read, is an error with its line and column. Values are HTML-escaped in `body`. The\nother members are used as they stand.\n","type":"object","required":["body","subject"],"properties":{"bcc":{"type":"string"},"body":{"type":"string","description":"HTML."},"cc":{"type":"string"},"from":{"type":"string","description":"The sender's address."},"from_name":{"type":"string"},"reply_to":{"type":"string"},"subject":{"type":"string"}},"additionalProperties":false};
const schema19 = {"type":"object","required":["contact_form_id"],"properties":{"contact_form_id":{"type":"string","x-refers-to":"external:form"},"html":{"type":"string","description":"Text above the form."}},"additionalProperties":false};
const schema20 = {"type":"object","required":["organization_form_id"],"properties":{"organization_form_id":{"type":"string","x-refers-to":"external:form"},"html":{"type":"string","description":"Text above the form."}},"additionalProperties":false};

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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.name === undefined) && (missing0 = "name")) || ((data.award_id === undefined) && (missing0 = "award_id"))) || ((data.reference_form_id === undefined) && (missing0 = "reference_form_id"))) || ((data.application_notice_email === undefined) && (missing0 = "application_notice_email"))) || ((data.reference_notification_email === undefined) && (missing0 = "reference_notification_email"))) || ((data.contact_form_options === undefined) && (missing0 = "contact_form_options"))) || ((data.organization_form_options === undefined) && (missing0 = "organization_form_options"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate16.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_id !== undefined){
const _errs4 = errors;
if(typeof data.award_id !== "string"){
validate16.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reference_form_id !== undefined){
const _errs6 = errors;
if(typeof data.reference_form_id !== "string"){
validate16.errors = [{instancePath:instancePath+"/reference_form_id",schemaPath:"#/properties/reference_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_active !== undefined){
const _errs8 = errors;
if(typeof data.is_active !== "boolean"){
validate16.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_in_portal !== undefined){
const _errs10 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate16.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_in_portal_as !== undefined){
const _errs12 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate16.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_contact_form !== undefined){
const _errs14 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate16.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_organization_form !== undefined){
const _errs16 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate16.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_application_notice_email !== undefined){
const _errs18 = errors;
if(typeof data.enable_application_notice_email !== "boolean"){
validate16.errors = [{instancePath:instancePath+"/enable_application_notice_email",schemaPath:"#/properties/enable_application_notice_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_reference_notification_email !== undefined){
const _errs20 = errors;
if(typeof data.enable_reference_notification_email !== "boolean"){
validate16.errors = [{instancePath:instancePath+"/enable_reference_notification_email",schemaPath:"#/properties/enable_reference_notification_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_notice_email !== undefined){
let data10 = data.application_notice_email;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if(((data10.body === undefined) && (missing1 = "body")) || ((data10.subject === undefined) && (missing1 = "subject"))){
validate16.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key0 in data10){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate16.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data10.bcc !== undefined){
const _errs26 = errors;
if(typeof data10.bcc !== "string"){
validate16.errors = [{instancePath:instancePath+"/application_notice_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.body !== undefined){
const _errs28 = errors;
if(typeof data10.body !== "string"){
validate16.errors = [{instancePath:instancePath+"/application_notice_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.cc !== undefined){
const _errs30 = errors;
if(typeof data10.cc !== "string"){
validate16.errors = [{instancePath:instancePath+"/application_notice_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.from !== undefined){
const _errs32 = errors;
if(typeof data10.from !== "string"){
validate16.errors = [{instancePath:instancePath+"/application_notice_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.from_name !== undefined){
const _errs34 = errors;
if(typeof data10.from_name !== "string"){
validate16.errors = [{instancePath:instancePath+"/application_notice_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.reply_to !== undefined){
const _errs36 = errors;
if(typeof data10.reply_to !== "string"){
validate16.errors = [{instancePath:instancePath+"/application_notice_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.subject !== undefined){
const _errs38 = errors;
if(typeof data10.subject !== "string"){
validate16.errors = [{instancePath:instancePath+"/application_notice_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
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
validate16.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reference_notification_email !== undefined){
let data18 = data.reference_notification_email;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing2;
if(((data18.body === undefined) && (missing2 = "body")) || ((data18.subject === undefined) && (missing2 = "subject"))){
validate16.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs43 = errors;
for(const key1 in data18){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
validate16.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs43 === errors){
if(data18.bcc !== undefined){
const _errs44 = errors;
if(typeof data18.bcc !== "string"){
validate16.errors = [{instancePath:instancePath+"/reference_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.body !== undefined){
const _errs46 = errors;
if(typeof data18.body !== "string"){
validate16.errors = [{instancePath:instancePath+"/reference_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.cc !== undefined){
const _errs48 = errors;
if(typeof data18.cc !== "string"){
validate16.errors = [{instancePath:instancePath+"/reference_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.from !== undefined){
const _errs50 = errors;
if(typeof data18.from !== "string"){
validate16.errors = [{instancePath:instancePath+"/reference_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.from_name !== undefined){
const _errs52 = errors;
if(typeof data18.from_name !== "string"){
validate16.errors = [{instancePath:instancePath+"/reference_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.reply_to !== undefined){
const _errs54 = errors;
if(typeof data18.reply_to !== "string"){
validate16.errors = [{instancePath:instancePath+"/reference_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs54 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.subject !== undefined){
const _errs56 = errors;
if(typeof data18.subject !== "string"){
validate16.errors = [{instancePath:instancePath+"/reference_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs56 === errors;
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
else {
validate16.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_form_options !== undefined){
let data26 = data.contact_form_options;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing3;
if((data26.contact_form_id === undefined) && (missing3 = "contact_form_id")){
validate16.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs61 = errors;
for(const key2 in data26){
if(!((key2 === "contact_form_id") || (key2 === "html"))){
validate16.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs61 === errors){
if(data26.contact_form_id !== undefined){
const _errs62 = errors;
if(typeof data26.contact_form_id !== "string"){
validate16.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs62 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data26.html !== undefined){
const _errs64 = errors;
if(typeof data26.html !== "string"){
validate16.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs64 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs58 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organization_form_options !== undefined){
let data29 = data.organization_form_options;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing4;
if((data29.organization_form_id === undefined) && (missing4 = "organization_form_id")){
validate16.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs69 = errors;
for(const key3 in data29){
if(!((key3 === "organization_form_id") || (key3 === "html"))){
validate16.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs69 === errors){
if(data29.organization_form_id !== undefined){
const _errs70 = errors;
if(typeof data29.organization_form_id !== "string"){
validate16.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs70 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data29.html !== undefined){
const _errs72 = errors;
if(typeof data29.html !== "string"){
validate16.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs72 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs66 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key4 in data){
if((((((((((((((((((((((((((((((((((((key4 !== "name") && (key4 !== "award_id")) && (key4 !== "reference_form_id")) && (key4 !== "is_active")) && (key4 !== "display_in_portal")) && (key4 !== "display_in_portal_as")) && (key4 !== "show_contact_form")) && (key4 !== "show_organization_form")) && (key4 !== "enable_application_notice_email")) && (key4 !== "enable_reference_notification_email")) && (key4 !== "application_notice_email")) && (key4 !== "reference_notification_email")) && (key4 !== "contact_form_options")) && (key4 !== "organization_form_options")) && (key4 !== "sys_bulk_load_at")) && (key4 !== "sys_bulk_load_id")) && (key4 !== "sys_bulk_load_pk")) && (key4 !== "sys_bulk_load_record_no")) && (key4 !== "sys_bulk_load_source_file")) && (key4 !== "sys_calculated_field_error")) && (key4 !== "sys_calculated_field_errors")) && (key4 !== "sys_configuration_snapshot_id")) && (key4 !== "sys_created_at")) && (key4 !== "sys_created_by_id")) && (key4 !== "sys_deleted_by_id")) && (key4 !== "sys_directive")) && (key4 !== "sys_external_id")) && (key4 !== "sys_has_files_in_s3")) && (key4 !== "sys_last_bulk_data_operation_id")) && (key4 !== "sys_last_bulk_data_operation_sys_version")) && (key4 !== "sys_last_modified_at")) && (key4 !== "sys_last_modified_by_id")) && (key4 !== "sys_last_security_context")) && (key4 !== "sys_locked")) && (key4 !== "sys_snapshot_base_version")) && (key4 !== "sys_version")){
validate16.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key4},message:"must NOT have unevaluated properties"}];
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
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["referenceProcesses.replace"] = validate19;
const schema21 = {"$ref":"document#/components/schemas/ReferenceProcessReplacement"};
const schema22 = {"description":"A reference process to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","award_id","reference_form_id","application_notice_email","reference_notification_email","contact_form_options","organization_form_options"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"reference_form_id":{"type":"string","x-refers-to":"external:form","description":"The form that referees fill in."},"is_active":{"type":"boolean"},"display_in_portal":{"type":"boolean","description":"Shows the process in the portal."},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"enable_application_notice_email":{"type":"boolean","description":"`references.process` tells the applicant that references are missing."},"enable_reference_notification_email":{"type":"boolean","description":"`references.process` asks the referees for their references."},"application_notice_email":{"$ref":"document#/components/schemas/EmailTemplate"},"reference_notification_email":{"$ref":"document#/components/schemas/EmailTemplate"},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions"},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions"}},"unevaluatedProperties":false};

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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.name === undefined) && (missing0 = "name")) || ((data.award_id === undefined) && (missing0 = "award_id"))) || ((data.reference_form_id === undefined) && (missing0 = "reference_form_id"))) || ((data.application_notice_email === undefined) && (missing0 = "application_notice_email"))) || ((data.reference_notification_email === undefined) && (missing0 = "reference_notification_email"))) || ((data.contact_form_options === undefined) && (missing0 = "contact_form_options"))) || ((data.organization_form_options === undefined) && (missing0 = "organization_form_options"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_id !== undefined){
const _errs6 = errors;
if(typeof data.award_id !== "string"){
validate20.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reference_form_id !== undefined){
const _errs8 = errors;
if(typeof data.reference_form_id !== "string"){
validate20.errors = [{instancePath:instancePath+"/reference_form_id",schemaPath:"#/properties/reference_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_active !== undefined){
const _errs10 = errors;
if(typeof data.is_active !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_in_portal !== undefined){
const _errs12 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_in_portal_as !== undefined){
const _errs14 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate20.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_contact_form !== undefined){
const _errs16 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_organization_form !== undefined){
const _errs18 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_application_notice_email !== undefined){
const _errs20 = errors;
if(typeof data.enable_application_notice_email !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/enable_application_notice_email",schemaPath:"#/properties/enable_application_notice_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_reference_notification_email !== undefined){
const _errs22 = errors;
if(typeof data.enable_reference_notification_email !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/enable_reference_notification_email",schemaPath:"#/properties/enable_reference_notification_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_notice_email !== undefined){
let data11 = data.application_notice_email;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if(((data11.body === undefined) && (missing1 = "body")) || ((data11.subject === undefined) && (missing1 = "subject"))){
validate20.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs27 = errors;
for(const key0 in data11){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate20.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs27 === errors){
if(data11.bcc !== undefined){
const _errs28 = errors;
if(typeof data11.bcc !== "string"){
validate20.errors = [{instancePath:instancePath+"/application_notice_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.body !== undefined){
const _errs30 = errors;
if(typeof data11.body !== "string"){
validate20.errors = [{instancePath:instancePath+"/application_notice_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.cc !== undefined){
const _errs32 = errors;
if(typeof data11.cc !== "string"){
validate20.errors = [{instancePath:instancePath+"/application_notice_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.from !== undefined){
const _errs34 = errors;
if(typeof data11.from !== "string"){
validate20.errors = [{instancePath:instancePath+"/application_notice_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.from_name !== undefined){
const _errs36 = errors;
if(typeof data11.from_name !== "string"){
validate20.errors = [{instancePath:instancePath+"/application_notice_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.reply_to !== undefined){
const _errs38 = errors;
if(typeof data11.reply_to !== "string"){
validate20.errors = [{instancePath:instancePath+"/application_notice_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.subject !== undefined){
const _errs40 = errors;
if(typeof data11.subject !== "string"){
validate20.errors = [{instancePath:instancePath+"/application_notice_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs40 === errors;
}
else {
var valid3 = true;
}
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
validate20.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reference_notification_email !== undefined){
let data19 = data.reference_notification_email;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing2;
if(((data19.body === undefined) && (missing2 = "body")) || ((data19.subject === undefined) && (missing2 = "subject"))){
validate20.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs45 = errors;
for(const key1 in data19){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
validate20.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs45 === errors){
if(data19.bcc !== undefined){
const _errs46 = errors;
if(typeof data19.bcc !== "string"){
validate20.errors = [{instancePath:instancePath+"/reference_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data19.body !== undefined){
const _errs48 = errors;
if(typeof data19.body !== "string"){
validate20.errors = [{instancePath:instancePath+"/reference_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data19.cc !== undefined){
const _errs50 = errors;
if(typeof data19.cc !== "string"){
validate20.errors = [{instancePath:instancePath+"/reference_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data19.from !== undefined){
const _errs52 = errors;
if(typeof data19.from !== "string"){
validate20.errors = [{instancePath:instancePath+"/reference_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data19.from_name !== undefined){
const _errs54 = errors;
if(typeof data19.from_name !== "string"){
validate20.errors = [{instancePath:instancePath+"/reference_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs54 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data19.reply_to !== undefined){
const _errs56 = errors;
if(typeof data19.reply_to !== "string"){
validate20.errors = [{instancePath:instancePath+"/reference_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data19.subject !== undefined){
const _errs58 = errors;
if(typeof data19.subject !== "string"){
validate20.errors = [{instancePath:instancePath+"/reference_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs58 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs42 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_form_options !== undefined){
let data27 = data.contact_form_options;
const _errs60 = errors;
const _errs61 = errors;
if(errors === _errs61){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing3;
if((data27.contact_form_id === undefined) && (missing3 = "contact_form_id")){
validate20.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs63 = errors;
for(const key2 in data27){
if(!((key2 === "contact_form_id") || (key2 === "html"))){
validate20.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs63 === errors){
if(data27.contact_form_id !== undefined){
const _errs64 = errors;
if(typeof data27.contact_form_id !== "string"){
validate20.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs64 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data27.html !== undefined){
const _errs66 = errors;
if(typeof data27.html !== "string"){
validate20.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs66 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs60 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organization_form_options !== undefined){
let data30 = data.organization_form_options;
const _errs68 = errors;
const _errs69 = errors;
if(errors === _errs69){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing4;
if((data30.organization_form_id === undefined) && (missing4 = "organization_form_id")){
validate20.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs71 = errors;
for(const key3 in data30){
if(!((key3 === "organization_form_id") || (key3 === "html"))){
validate20.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs71 === errors){
if(data30.organization_form_id !== undefined){
const _errs72 = errors;
if(typeof data30.organization_form_id !== "string"){
validate20.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs72 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data30.html !== undefined){
const _errs74 = errors;
if(typeof data30.html !== "string"){
validate20.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs74 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs68 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key4 in data){
if(((((((((((((((((((((((((((((((((((((key4 !== "id") && (key4 !== "name")) && (key4 !== "award_id")) && (key4 !== "reference_form_id")) && (key4 !== "is_active")) && (key4 !== "display_in_portal")) && (key4 !== "display_in_portal_as")) && (key4 !== "show_contact_form")) && (key4 !== "show_organization_form")) && (key4 !== "enable_application_notice_email")) && (key4 !== "enable_reference_notification_email")) && (key4 !== "application_notice_email")) && (key4 !== "reference_notification_email")) && (key4 !== "contact_form_options")) && (key4 !== "organization_form_options")) && (key4 !== "sys_bulk_load_at")) && (key4 !== "sys_bulk_load_id")) && (key4 !== "sys_bulk_load_pk")) && (key4 !== "sys_bulk_load_record_no")) && (key4 !== "sys_bulk_load_source_file")) && (key4 !== "sys_calculated_field_error")) && (key4 !== "sys_calculated_field_errors")) && (key4 !== "sys_configuration_snapshot_id")) && (key4 !== "sys_created_at")) && (key4 !== "sys_created_by_id")) && (key4 !== "sys_deleted_by_id")) && (key4 !== "sys_directive")) && (key4 !== "sys_external_id")) && (key4 !== "sys_has_files_in_s3")) && (key4 !== "sys_last_bulk_data_operation_id")) && (key4 !== "sys_last_bulk_data_operation_sys_version")) && (key4 !== "sys_last_modified_at")) && (key4 !== "sys_last_modified_by_id")) && (key4 !== "sys_last_security_context")) && (key4 !== "sys_locked")) && (key4 !== "sys_snapshot_base_version")) && (key4 !== "sys_version")){
validate20.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key4},message:"must NOT have unevaluated properties"}];
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

exports.referenceProcesses = validate23;
const schema27 = {"$ref":"document#/components/schemas/ReferenceProcess"};
const schema28 = {"description":"A reference process.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name","award_id","reference_form_id","application_notice_email","reference_notification_email","contact_form_options","organization_form_options"],"properties":{"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"reference_form_id":{"type":"string","x-refers-to":"external:form","description":"The form that referees fill in."},"is_active":{"type":"boolean"},"display_in_portal":{"type":"boolean","description":"Shows the process in the portal."},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"enable_application_notice_email":{"type":"boolean","description":"`references.process` tells the applicant that references are missing."},"enable_reference_notification_email":{"type":"boolean","description":"`references.process` asks the referees for their references."},"application_notice_email":{"$ref":"document#/components/schemas/EmailTemplate"},"reference_notification_email":{"$ref":"document#/components/schemas/EmailTemplate"},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions"},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions"}},"unevaluatedProperties":false};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.name === undefined) && (missing0 = "name")) || ((data.award_id === undefined) && (missing0 = "award_id"))) || ((data.reference_form_id === undefined) && (missing0 = "reference_form_id"))) || ((data.application_notice_email === undefined) && (missing0 = "application_notice_email"))) || ((data.reference_notification_email === undefined) && (missing0 = "reference_notification_email"))) || ((data.contact_form_options === undefined) && (missing0 = "contact_form_options"))) || ((data.organization_form_options === undefined) && (missing0 = "organization_form_options"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate24.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_id !== undefined){
const _errs4 = errors;
if(typeof data.award_id !== "string"){
validate24.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reference_form_id !== undefined){
const _errs6 = errors;
if(typeof data.reference_form_id !== "string"){
validate24.errors = [{instancePath:instancePath+"/reference_form_id",schemaPath:"#/properties/reference_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_active !== undefined){
const _errs8 = errors;
if(typeof data.is_active !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_in_portal !== undefined){
const _errs10 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_in_portal_as !== undefined){
const _errs12 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate24.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_contact_form !== undefined){
const _errs14 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_organization_form !== undefined){
const _errs16 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_application_notice_email !== undefined){
const _errs18 = errors;
if(typeof data.enable_application_notice_email !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/enable_application_notice_email",schemaPath:"#/properties/enable_application_notice_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_reference_notification_email !== undefined){
const _errs20 = errors;
if(typeof data.enable_reference_notification_email !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/enable_reference_notification_email",schemaPath:"#/properties/enable_reference_notification_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_notice_email !== undefined){
let data10 = data.application_notice_email;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if(((data10.body === undefined) && (missing1 = "body")) || ((data10.subject === undefined) && (missing1 = "subject"))){
validate24.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key0 in data10){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate24.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data10.bcc !== undefined){
const _errs26 = errors;
if(typeof data10.bcc !== "string"){
validate24.errors = [{instancePath:instancePath+"/application_notice_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.body !== undefined){
const _errs28 = errors;
if(typeof data10.body !== "string"){
validate24.errors = [{instancePath:instancePath+"/application_notice_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.cc !== undefined){
const _errs30 = errors;
if(typeof data10.cc !== "string"){
validate24.errors = [{instancePath:instancePath+"/application_notice_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.from !== undefined){
const _errs32 = errors;
if(typeof data10.from !== "string"){
validate24.errors = [{instancePath:instancePath+"/application_notice_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.from_name !== undefined){
const _errs34 = errors;
if(typeof data10.from_name !== "string"){
validate24.errors = [{instancePath:instancePath+"/application_notice_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.reply_to !== undefined){
const _errs36 = errors;
if(typeof data10.reply_to !== "string"){
validate24.errors = [{instancePath:instancePath+"/application_notice_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.subject !== undefined){
const _errs38 = errors;
if(typeof data10.subject !== "string"){
validate24.errors = [{instancePath:instancePath+"/application_notice_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
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
validate24.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reference_notification_email !== undefined){
let data18 = data.reference_notification_email;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing2;
if(((data18.body === undefined) && (missing2 = "body")) || ((data18.subject === undefined) && (missing2 = "subject"))){
validate24.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs43 = errors;
for(const key1 in data18){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
validate24.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs43 === errors){
if(data18.bcc !== undefined){
const _errs44 = errors;
if(typeof data18.bcc !== "string"){
validate24.errors = [{instancePath:instancePath+"/reference_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.body !== undefined){
const _errs46 = errors;
if(typeof data18.body !== "string"){
validate24.errors = [{instancePath:instancePath+"/reference_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.cc !== undefined){
const _errs48 = errors;
if(typeof data18.cc !== "string"){
validate24.errors = [{instancePath:instancePath+"/reference_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.from !== undefined){
const _errs50 = errors;
if(typeof data18.from !== "string"){
validate24.errors = [{instancePath:instancePath+"/reference_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.from_name !== undefined){
const _errs52 = errors;
if(typeof data18.from_name !== "string"){
validate24.errors = [{instancePath:instancePath+"/reference_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.reply_to !== undefined){
const _errs54 = errors;
if(typeof data18.reply_to !== "string"){
validate24.errors = [{instancePath:instancePath+"/reference_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs54 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.subject !== undefined){
const _errs56 = errors;
if(typeof data18.subject !== "string"){
validate24.errors = [{instancePath:instancePath+"/reference_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs56 === errors;
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
else {
validate24.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_form_options !== undefined){
let data26 = data.contact_form_options;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing3;
if((data26.contact_form_id === undefined) && (missing3 = "contact_form_id")){
validate24.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs61 = errors;
for(const key2 in data26){
if(!((key2 === "contact_form_id") || (key2 === "html"))){
validate24.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs61 === errors){
if(data26.contact_form_id !== undefined){
const _errs62 = errors;
if(typeof data26.contact_form_id !== "string"){
validate24.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs62 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data26.html !== undefined){
const _errs64 = errors;
if(typeof data26.html !== "string"){
validate24.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs64 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs58 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organization_form_options !== undefined){
let data29 = data.organization_form_options;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing4;
if((data29.organization_form_id === undefined) && (missing4 = "organization_form_id")){
validate24.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs69 = errors;
for(const key3 in data29){
if(!((key3 === "organization_form_id") || (key3 === "html"))){
validate24.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs69 === errors){
if(data29.organization_form_id !== undefined){
const _errs70 = errors;
if(typeof data29.organization_form_id !== "string"){
validate24.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs70 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data29.html !== undefined){
const _errs72 = errors;
if(typeof data29.html !== "string"){
validate24.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs72 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs66 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key4 in data){
if(((((((((((((((((((((((((((((((((((((key4 !== "name") && (key4 !== "award_id")) && (key4 !== "reference_form_id")) && (key4 !== "is_active")) && (key4 !== "display_in_portal")) && (key4 !== "display_in_portal_as")) && (key4 !== "show_contact_form")) && (key4 !== "show_organization_form")) && (key4 !== "enable_application_notice_email")) && (key4 !== "enable_reference_notification_email")) && (key4 !== "application_notice_email")) && (key4 !== "reference_notification_email")) && (key4 !== "contact_form_options")) && (key4 !== "organization_form_options")) && (key4 !== "id")) && (key4 !== "sys_bulk_load_at")) && (key4 !== "sys_bulk_load_id")) && (key4 !== "sys_bulk_load_pk")) && (key4 !== "sys_bulk_load_record_no")) && (key4 !== "sys_bulk_load_source_file")) && (key4 !== "sys_calculated_field_error")) && (key4 !== "sys_calculated_field_errors")) && (key4 !== "sys_configuration_snapshot_id")) && (key4 !== "sys_created_at")) && (key4 !== "sys_created_by_id")) && (key4 !== "sys_deleted_by_id")) && (key4 !== "sys_directive")) && (key4 !== "sys_external_id")) && (key4 !== "sys_has_files_in_s3")) && (key4 !== "sys_last_bulk_data_operation_id")) && (key4 !== "sys_last_bulk_data_operation_sys_version")) && (key4 !== "sys_last_modified_at")) && (key4 !== "sys_last_modified_by_id")) && (key4 !== "sys_last_security_context")) && (key4 !== "sys_locked")) && (key4 !== "sys_snapshot_base_version")) && (key4 !== "sys_version")){
validate24.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key4},message:"must NOT have unevaluated properties"}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["referenceTypes.create"] = validate27;
const schema33 = {"$ref":"document#/components/schemas/ReferenceTypeBody"};
const schema34 = {"description":"A reference type to create.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"name":{"type":"string","description":"What this kind of reference is called, such as \"Academic\"."},"is_active":{"type":"boolean","description":"Whether the type is in use."}},"unevaluatedProperties":false};

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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate28.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_active !== undefined){
const _errs4 = errors;
if(typeof data.is_active !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "name") && (key0 !== "is_active")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate28.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["referenceTypes.replace"] = validate31;
const schema35 = {"$ref":"document#/components/schemas/ReferenceTypeReplacement"};
const schema36 = {"description":"A reference type to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string","description":"What this kind of reference is called, such as \"Academic\"."},"is_active":{"type":"boolean","description":"Whether the type is in use."}},"unevaluatedProperties":false};

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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate32.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_active !== undefined){
const _errs6 = errors;
if(typeof data.is_active !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "id") && (key0 !== "name")) && (key0 !== "is_active")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
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

exports.referenceTypes = validate35;
const schema37 = {"$ref":"document#/components/schemas/ReferenceType"};
const schema38 = {"description":"A reference type.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name"],"properties":{"name":{"type":"string","description":"What this kind of reference is called, such as \"Academic\"."},"is_active":{"type":"boolean","description":"Whether the type is in use."}},"unevaluatedProperties":false};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate36.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_active !== undefined){
const _errs4 = errors;
if(typeof data.is_active !== "boolean"){
validate36.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "name") && (key0 !== "is_active")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate36.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["savedReports.create"] = validate39;
const schema39 = {"$ref":"document#/components/schemas/SavedReportBody"};
const schema40 = {"description":"A saved report to create.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","app","report_id","user_id","access_group","report_configuration"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"app":{"type":"string","description":"The app that the report belongs to, such as `awards`."},"report_id":{"type":"string","x-refers-to":"external:report","description":"The report that was run."},"user_id":{"type":"string","x-refers-to":"external:user","description":"The person who saved it."},"access_group":{"type":"string","enum":["personal","team"],"description":"Whether it is for its user alone or for the team."},"report_configuration":{"type":"object","additionalProperties":true,"description":"The settings that were saved; any members."}},"unevaluatedProperties":false};

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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.app === undefined) && (missing0 = "app"))) || ((data.report_id === undefined) && (missing0 = "report_id"))) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.access_group === undefined) && (missing0 = "access_group"))) || ((data.report_configuration === undefined) && (missing0 = "report_configuration"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
validate40.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.app !== undefined){
const _errs6 = errors;
if(typeof data.app !== "string"){
validate40.errors = [{instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.report_id !== undefined){
const _errs8 = errors;
if(typeof data.report_id !== "string"){
validate40.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.user_id !== undefined){
const _errs10 = errors;
if(typeof data.user_id !== "string"){
validate40.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.access_group !== undefined){
let data5 = data.access_group;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate40.errors = [{instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "personal") || (data5 === "team"))){
validate40.errors = [{instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/enum",keyword:"enum",params:{allowedValues: schema40.properties.access_group.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.report_configuration !== undefined){
let data6 = data.report_configuration;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
validate40.errors = [{instancePath:instancePath+"/report_configuration",schemaPath:"#/properties/report_configuration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "description")) && (key0 !== "app")) && (key0 !== "report_id")) && (key0 !== "user_id")) && (key0 !== "access_group")) && (key0 !== "report_configuration")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate40.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
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
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["savedReports.replace"] = validate43;
const schema41 = {"$ref":"document#/components/schemas/SavedReportReplacement"};
const schema42 = {"description":"A saved report to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","app","report_id","user_id","access_group","report_configuration"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string"},"description":{"type":"string"},"app":{"type":"string","description":"The app that the report belongs to, such as `awards`."},"report_id":{"type":"string","x-refers-to":"external:report","description":"The report that was run."},"user_id":{"type":"string","x-refers-to":"external:user","description":"The person who saved it."},"access_group":{"type":"string","enum":["personal","team"],"description":"Whether it is for its user alone or for the team."},"report_configuration":{"type":"object","additionalProperties":true,"description":"The settings that were saved; any members."}},"unevaluatedProperties":false};

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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.app === undefined) && (missing0 = "app"))) || ((data.report_id === undefined) && (missing0 = "report_id"))) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.access_group === undefined) && (missing0 = "access_group"))) || ((data.report_configuration === undefined) && (missing0 = "report_configuration"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
const _errs6 = errors;
if(typeof data.description !== "string"){
validate44.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.app !== undefined){
const _errs8 = errors;
if(typeof data.app !== "string"){
validate44.errors = [{instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.report_id !== undefined){
const _errs10 = errors;
if(typeof data.report_id !== "string"){
validate44.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.user_id !== undefined){
const _errs12 = errors;
if(typeof data.user_id !== "string"){
validate44.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.access_group !== undefined){
let data6 = data.access_group;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate44.errors = [{instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "personal") || (data6 === "team"))){
validate44.errors = [{instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/enum",keyword:"enum",params:{allowedValues: schema42.properties.access_group.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.report_configuration !== undefined){
let data7 = data.report_configuration;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
validate44.errors = [{instancePath:instancePath+"/report_configuration",schemaPath:"#/properties/report_configuration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((((((((key0 !== "id") && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "app")) && (key0 !== "report_id")) && (key0 !== "user_id")) && (key0 !== "access_group")) && (key0 !== "report_configuration")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate44.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
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

exports.savedReports = validate47;
const schema43 = {"$ref":"document#/components/schemas/SavedReport"};
const schema44 = {"description":"A saved report.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name","app","report_id","user_id","access_group","report_configuration"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"app":{"type":"string","description":"The app that the report belongs to, such as `awards`."},"report_id":{"type":"string","x-refers-to":"external:report","description":"The report that was run."},"user_id":{"type":"string","x-refers-to":"external:user","description":"The person who saved it."},"access_group":{"type":"string","enum":["personal","team"],"description":"Whether it is for its user alone or for the team."},"report_configuration":{"type":"object","additionalProperties":true,"description":"The settings that were saved; any members."}},"unevaluatedProperties":false};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.app === undefined) && (missing0 = "app"))) || ((data.report_id === undefined) && (missing0 = "report_id"))) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.access_group === undefined) && (missing0 = "access_group"))) || ((data.report_configuration === undefined) && (missing0 = "report_configuration"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate48.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
validate48.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.app !== undefined){
const _errs6 = errors;
if(typeof data.app !== "string"){
validate48.errors = [{instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.report_id !== undefined){
const _errs8 = errors;
if(typeof data.report_id !== "string"){
validate48.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.user_id !== undefined){
const _errs10 = errors;
if(typeof data.user_id !== "string"){
validate48.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.access_group !== undefined){
let data5 = data.access_group;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate48.errors = [{instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "personal") || (data5 === "team"))){
validate48.errors = [{instancePath:instancePath+"/access_group",schemaPath:"#/properties/access_group/enum",keyword:"enum",params:{allowedValues: schema44.properties.access_group.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.report_configuration !== undefined){
let data6 = data.report_configuration;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
validate48.errors = [{instancePath:instancePath+"/report_configuration",schemaPath:"#/properties/report_configuration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "description")) && (key0 !== "app")) && (key0 !== "report_id")) && (key0 !== "user_id")) && (key0 !== "access_group")) && (key0 !== "report_configuration")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate48.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
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
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["shippingProducts.create"] = validate51;
const schema45 = {"$ref":"document#/components/schemas/ShippingProductBody"};
const schema46 = {"description":"A shipping product to create.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","business_unit_id"],"properties":{"name":{"type":"string"},"business_unit_id":{"type":"string","x-refers-to":"external:business unit","description":"The business unit that sells it."},"is_active":{"type":"boolean","description":"Whether it can be sold now."},"notes":{"type":"string"},"type":{"type":"string","enum":["commerce-shipping-products"],"description":"Tells shipping products from products of other kinds."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};

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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.business_unit_id === undefined) && (missing0 = "business_unit_id"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.business_unit_id !== undefined){
const _errs4 = errors;
if(typeof data.business_unit_id !== "string"){
validate52.errors = [{instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_active !== undefined){
const _errs6 = errors;
if(typeof data.is_active !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notes !== undefined){
const _errs8 = errors;
if(typeof data.notes !== "string"){
validate52.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type !== undefined){
let data4 = data.type;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate52.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data4 === "commerce-shipping-products")){
validate52.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema46.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.custom_field_values !== undefined){
let data5 = data.custom_field_values;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const _errs17 = errors;
for(const key0 in data6){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate52.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.boolean_value !== undefined){
const _errs18 = errors;
if(typeof data6.boolean_value !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.custom_field_id !== undefined){
const _errs20 = errors;
if(typeof data6.custom_field_id !== "string"){
validate52.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.file_url_value !== undefined){
const _errs22 = errors;
if(typeof data6.file_url_value !== "string"){
validate52.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.list_value !== undefined){
let data10 = data6.list_value;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data10)){
var valid5 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(typeof data10[i1] !== "string"){
validate52.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs26 === errors;
if(!valid5){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.numeric_value !== undefined){
const _errs28 = errors;
if(!(typeof data6.numeric_value == "number")){
validate52.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.string_value !== undefined){
const _errs30 = errors;
if(typeof data6.string_value !== "string"){
validate52.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.table_value !== undefined){
let data14 = data6.table_value;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data14)){
var valid6 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
const _errs34 = errors;
if(errors === _errs34){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
validate52.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs34 === errors;
if(!valid6){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
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
validate52.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data){
if((((((((((((((((((((((((((((key1 !== "name") && (key1 !== "business_unit_id")) && (key1 !== "is_active")) && (key1 !== "notes")) && (key1 !== "type")) && (key1 !== "custom_field_values")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
validate52.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["shippingProducts.replace"] = validate55;
const schema48 = {"$ref":"document#/components/schemas/ShippingProductReplacement"};
const schema49 = {"description":"A shipping product to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","business_unit_id"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string"},"business_unit_id":{"type":"string","x-refers-to":"external:business unit","description":"The business unit that sells it."},"is_active":{"type":"boolean","description":"Whether it can be sold now."},"notes":{"type":"string"},"type":{"type":"string","enum":["commerce-shipping-products"],"description":"Tells shipping products from products of other kinds."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};

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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.business_unit_id === undefined) && (missing0 = "business_unit_id"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate56.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate56.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.business_unit_id !== undefined){
const _errs6 = errors;
if(typeof data.business_unit_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_active !== undefined){
const _errs8 = errors;
if(typeof data.is_active !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notes !== undefined){
const _errs10 = errors;
if(typeof data.notes !== "string"){
validate56.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type !== undefined){
let data5 = data.type;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data5 === "commerce-shipping-products")){
validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema49.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.custom_field_values !== undefined){
let data6 = data.custom_field_values;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
const _errs19 = errors;
for(const key0 in data7){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs19 === errors){
if(data7.boolean_value !== undefined){
const _errs20 = errors;
if(typeof data7.boolean_value !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.custom_field_id !== undefined){
const _errs22 = errors;
if(typeof data7.custom_field_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.file_url_value !== undefined){
const _errs24 = errors;
if(typeof data7.file_url_value !== "string"){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.list_value !== undefined){
let data11 = data7.list_value;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
var valid5 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(typeof data11[i1] !== "string"){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs28 === errors;
if(!valid5){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.numeric_value !== undefined){
const _errs30 = errors;
if(!(typeof data7.numeric_value == "number")){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.string_value !== undefined){
const _errs32 = errors;
if(typeof data7.string_value !== "string"){
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.table_value !== undefined){
let data15 = data7.table_value;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data15)){
var valid6 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
const _errs36 = errors;
if(errors === _errs36){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
}
else {
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs36 === errors;
if(!valid6){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs34 === errors;
}
else {
var valid4 = true;
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
validate56.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data){
if(((((((((((((((((((((((((((((key1 !== "id") && (key1 !== "name")) && (key1 !== "business_unit_id")) && (key1 !== "is_active")) && (key1 !== "notes")) && (key1 !== "type")) && (key1 !== "custom_field_values")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
validate56.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
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

exports.shippingProducts = validate59;
const schema51 = {"$ref":"document#/components/schemas/ShippingProduct"};
const schema52 = {"description":"A shipping product.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name","business_unit_id"],"properties":{"name":{"type":"string"},"business_unit_id":{"type":"string","x-refers-to":"external:business unit","description":"The business unit that sells it."},"is_active":{"type":"boolean","description":"Whether it can be sold now."},"notes":{"type":"string"},"type":{"type":"string","enum":["commerce-shipping-products"],"description":"Tells shipping products from products of other kinds."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"unevaluatedProperties":false};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.business_unit_id === undefined) && (missing0 = "business_unit_id"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate60.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.business_unit_id !== undefined){
const _errs4 = errors;
if(typeof data.business_unit_id !== "string"){
validate60.errors = [{instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_active !== undefined){
const _errs6 = errors;
if(typeof data.is_active !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notes !== undefined){
const _errs8 = errors;
if(typeof data.notes !== "string"){
validate60.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type !== undefined){
let data4 = data.type;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate60.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data4 === "commerce-shipping-products")){
validate60.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema52.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.custom_field_values !== undefined){
let data5 = data.custom_field_values;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const _errs17 = errors;
for(const key0 in data6){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate60.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.boolean_value !== undefined){
const _errs18 = errors;
if(typeof data6.boolean_value !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.custom_field_id !== undefined){
const _errs20 = errors;
if(typeof data6.custom_field_id !== "string"){
validate60.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.file_url_value !== undefined){
const _errs22 = errors;
if(typeof data6.file_url_value !== "string"){
validate60.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.list_value !== undefined){
let data10 = data6.list_value;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data10)){
var valid5 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(typeof data10[i1] !== "string"){
validate60.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs26 === errors;
if(!valid5){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.numeric_value !== undefined){
const _errs28 = errors;
if(!(typeof data6.numeric_value == "number")){
validate60.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.string_value !== undefined){
const _errs30 = errors;
if(typeof data6.string_value !== "string"){
validate60.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.table_value !== undefined){
let data14 = data6.table_value;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data14)){
var valid6 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
const _errs34 = errors;
if(errors === _errs34){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
validate60.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs34 === errors;
if(!valid6){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
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
validate60.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data){
if(((((((((((((((((((((((((((((key1 !== "name") && (key1 !== "business_unit_id")) && (key1 !== "is_active")) && (key1 !== "notes")) && (key1 !== "type")) && (key1 !== "custom_field_values")) && (key1 !== "id")) && (key1 !== "sys_bulk_load_at")) && (key1 !== "sys_bulk_load_id")) && (key1 !== "sys_bulk_load_pk")) && (key1 !== "sys_bulk_load_record_no")) && (key1 !== "sys_bulk_load_source_file")) && (key1 !== "sys_calculated_field_error")) && (key1 !== "sys_calculated_field_errors")) && (key1 !== "sys_configuration_snapshot_id")) && (key1 !== "sys_created_at")) && (key1 !== "sys_created_by_id")) && (key1 !== "sys_deleted_by_id")) && (key1 !== "sys_directive")) && (key1 !== "sys_external_id")) && (key1 !== "sys_has_files_in_s3")) && (key1 !== "sys_last_bulk_data_operation_id")) && (key1 !== "sys_last_bulk_data_operation_sys_version")) && (key1 !== "sys_last_modified_at")) && (key1 !== "sys_last_modified_by_id")) && (key1 !== "sys_last_security_context")) && (key1 !== "sys_locked")) && (key1 !== "sys_snapshot_base_version")) && (key1 !== "sys_version")){
validate60.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
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
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["awards.create"] = validate63;
const schema54 = {"$ref":"document#/components/schemas/AwardBody"};
const schema55 = {"description":"An award to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a\ncomplete record; they may be left out all the same.\n","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"id":{"not":{}},"name":{"type":"string"},"type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"description":{"type":"string"},"date":{"type":"string","format":"date-time","description":"When the award is given."},"enable_applications":{"type":"boolean","description":"People may apply for it."},"application_options":{"type":"object","description":"For when `enable_applications` is true.","properties":{"maximum_applications_per_applicant":{"type":"number"}},"additionalProperties":true},"enable_nominations":{"type":"boolean","description":"People may nominate others for it."},"enable_recipient_categories":{"type":"boolean","description":"Its recipients are sorted into categories."},"enable_reviews":{"type":"boolean","description":"Its applications are reviewed."},"allow_recipients_to_update_information":{"type":"boolean","description":"Recipients may change what is known of them."},"recipient_update_options":{"type":"object","description":"Expected when `allow_recipients_to_update_information` is true.","x-expected":true,"properties":{"recipient_update_options_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true},"certificate_mode":{"type":"string","description":"How certificates are made; `disabled` when they are not."},"certificate_template":{"type":"string","x-expected":true,"description":"Expected unless `certificate_mode` is `disabled`."},"show_in_portal":{"type":"boolean"},"show_in_portal_from":{"type":"string","format":"date-time"},"show_in_portal_until":{"type":"string","format":"date-time"},"application_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nomination_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nominee_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"recipient_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"cloned_from_id":{"type":"string","x-refers-to":"awards","description":"The award it was copied from."},"previous_award_id":{"type":"string","x-refers-to":"awards","description":"The award of the time before."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs3 = errors;
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate64.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type_id !== undefined){
const _errs7 = errors;
if(typeof data.type_id !== "string"){
validate64.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
const _errs9 = errors;
if(typeof data.description !== "string"){
validate64.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.date !== undefined){
let data4 = data.date;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data4 === "string"){
if(!(formats4.validate(data4))){
validate64.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_applications !== undefined){
const _errs13 = errors;
if(typeof data.enable_applications !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/enable_applications",schemaPath:"#/properties/enable_applications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_options !== undefined){
let data6 = data.application_options;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.maximum_applications_per_applicant !== undefined){
if(!(typeof data6.maximum_applications_per_applicant == "number")){
validate64.errors = [{instancePath:instancePath+"/application_options/maximum_applications_per_applicant",schemaPath:"#/properties/application_options/properties/maximum_applications_per_applicant/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/application_options",schemaPath:"#/properties/application_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_nominations !== undefined){
const _errs20 = errors;
if(typeof data.enable_nominations !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/enable_nominations",schemaPath:"#/properties/enable_nominations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_recipient_categories !== undefined){
const _errs22 = errors;
if(typeof data.enable_recipient_categories !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/enable_recipient_categories",schemaPath:"#/properties/enable_recipient_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_reviews !== undefined){
const _errs24 = errors;
if(typeof data.enable_reviews !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/enable_reviews",schemaPath:"#/properties/enable_reviews/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allow_recipients_to_update_information !== undefined){
const _errs26 = errors;
if(typeof data.allow_recipients_to_update_information !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/allow_recipients_to_update_information",schemaPath:"#/properties/allow_recipients_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.recipient_update_options !== undefined){
let data12 = data.recipient_update_options;
const _errs28 = errors;
if(errors === _errs28){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.recipient_update_options_form_id !== undefined){
const _errs31 = errors;
if(typeof data12.recipient_update_options_form_id !== "string"){
validate64.errors = [{instancePath:instancePath+"/recipient_update_options/recipient_update_options_form_id",schemaPath:"#/properties/recipient_update_options/properties/recipient_update_options_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data12.modification_deadline_date !== undefined){
const _errs33 = errors;
if(typeof data12.modification_deadline_date !== "string"){
validate64.errors = [{instancePath:instancePath+"/recipient_update_options/modification_deadline_date",schemaPath:"#/properties/recipient_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/recipient_update_options",schemaPath:"#/properties/recipient_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.certificate_mode !== undefined){
const _errs35 = errors;
if(typeof data.certificate_mode !== "string"){
validate64.errors = [{instancePath:instancePath+"/certificate_mode",schemaPath:"#/properties/certificate_mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.certificate_template !== undefined){
const _errs37 = errors;
if(typeof data.certificate_template !== "string"){
validate64.errors = [{instancePath:instancePath+"/certificate_template",schemaPath:"#/properties/certificate_template/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_in_portal !== undefined){
const _errs39 = errors;
if(typeof data.show_in_portal !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/show_in_portal",schemaPath:"#/properties/show_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_in_portal_from !== undefined){
let data18 = data.show_in_portal_from;
const _errs41 = errors;
if(errors === _errs41){
if(errors === _errs41){
if(typeof data18 === "string"){
if(!(formats4.validate(data18))){
validate64.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_in_portal_until !== undefined){
let data19 = data.show_in_portal_until;
const _errs43 = errors;
if(errors === _errs43){
if(errors === _errs43){
if(typeof data19 === "string"){
if(!(formats4.validate(data19))){
validate64.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_page_layout_id !== undefined){
const _errs45 = errors;
if(typeof data.application_page_layout_id !== "string"){
validate64.errors = [{instancePath:instancePath+"/application_page_layout_id",schemaPath:"#/properties/application_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nomination_page_layout_id !== undefined){
const _errs47 = errors;
if(typeof data.nomination_page_layout_id !== "string"){
validate64.errors = [{instancePath:instancePath+"/nomination_page_layout_id",schemaPath:"#/properties/nomination_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nominee_page_layout_id !== undefined){
const _errs49 = errors;
if(typeof data.nominee_page_layout_id !== "string"){
validate64.errors = [{instancePath:instancePath+"/nominee_page_layout_id",schemaPath:"#/properties/nominee_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.recipient_page_layout_id !== undefined){
const _errs51 = errors;
if(typeof data.recipient_page_layout_id !== "string"){
validate64.errors = [{instancePath:instancePath+"/recipient_page_layout_id",schemaPath:"#/properties/recipient_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cloned_from_id !== undefined){
const _errs53 = errors;
if(typeof data.cloned_from_id !== "string"){
validate64.errors = [{instancePath:instancePath+"/cloned_from_id",schemaPath:"#/properties/cloned_from_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.previous_award_id !== undefined){
const _errs55 = errors;
if(typeof data.previous_award_id !== "string"){
validate64.errors = [{instancePath:instancePath+"/previous_award_id",schemaPath:"#/properties/previous_award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.custom_field_values !== undefined){
let data26 = data.custom_field_values;
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs58){
if(Array.isArray(data26)){
var valid5 = true;
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
let data27 = data26[i0];
const _errs60 = errors;
if(errors === _errs60){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
const _errs62 = errors;
for(const key0 in data27){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate64.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs62 === errors){
if(data27.boolean_value !== undefined){
const _errs63 = errors;
if(typeof data27.boolean_value !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs63 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.custom_field_id !== undefined){
const _errs65 = errors;
if(typeof data27.custom_field_id !== "string"){
validate64.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs65 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.file_url_value !== undefined){
const _errs67 = errors;
if(typeof data27.file_url_value !== "string"){
validate64.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs67 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.list_value !== undefined){
let data31 = data27.list_value;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data31)){
var valid7 = true;
const len1 = data31.length;
for(let i1=0; i1<len1; i1++){
const _errs71 = errors;
if(typeof data31[i1] !== "string"){
validate64.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs71 === errors;
if(!valid7){
break;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs69 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.numeric_value !== undefined){
const _errs73 = errors;
if(!(typeof data27.numeric_value == "number")){
validate64.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs73 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.string_value !== undefined){
const _errs75 = errors;
if(typeof data27.string_value !== "string"){
validate64.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs75 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.table_value !== undefined){
let data35 = data27.table_value;
const _errs77 = errors;
if(errors === _errs77){
if(Array.isArray(data35)){
var valid8 = true;
const len2 = data35.length;
for(let i2=0; i2<len2; i2++){
let data36 = data35[i2];
const _errs79 = errors;
if(errors === _errs79){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
}
else {
validate64.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs79 === errors;
if(!valid8){
break;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs77 === errors;
}
else {
var valid6 = true;
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
validate64.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs60 === errors;
if(!valid5){
break;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs57 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
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
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["awards.replace"] = validate67;
const schema57 = {"$ref":"document#/components/schemas/AwardReplacement"};
const schema58 = {"description":"An award to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string"},"type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"description":{"type":"string"},"date":{"type":"string","format":"date-time","description":"When the award is given."},"enable_applications":{"type":"boolean","description":"People may apply for it."},"application_options":{"type":"object","description":"For when `enable_applications` is true.","properties":{"maximum_applications_per_applicant":{"type":"number"}},"additionalProperties":true},"enable_nominations":{"type":"boolean","description":"People may nominate others for it."},"enable_recipient_categories":{"type":"boolean","description":"Its recipients are sorted into categories."},"enable_reviews":{"type":"boolean","description":"Its applications are reviewed."},"allow_recipients_to_update_information":{"type":"boolean","description":"Recipients may change what is known of them."},"recipient_update_options":{"type":"object","description":"Expected when `allow_recipients_to_update_information` is true.","x-expected":true,"properties":{"recipient_update_options_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true},"certificate_mode":{"type":"string","description":"How certificates are made; `disabled` when they are not."},"certificate_template":{"type":"string","x-expected":true,"description":"Expected unless `certificate_mode` is `disabled`."},"show_in_portal":{"type":"boolean"},"show_in_portal_from":{"type":"string","format":"date-time"},"show_in_portal_until":{"type":"string","format":"date-time"},"application_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nomination_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nominee_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"recipient_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"cloned_from_id":{"type":"string","x-refers-to":"awards","description":"The award it was copied from."},"previous_award_id":{"type":"string","x-refers-to":"awards","description":"The award of the time before."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

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
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate68.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate68.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type_id !== undefined){
const _errs7 = errors;
if(typeof data.type_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
const _errs9 = errors;
if(typeof data.description !== "string"){
validate68.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.date !== undefined){
let data4 = data.date;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data4 === "string"){
if(!(formats4.validate(data4))){
validate68.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_applications !== undefined){
const _errs13 = errors;
if(typeof data.enable_applications !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/enable_applications",schemaPath:"#/properties/enable_applications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_options !== undefined){
let data6 = data.application_options;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.maximum_applications_per_applicant !== undefined){
if(!(typeof data6.maximum_applications_per_applicant == "number")){
validate68.errors = [{instancePath:instancePath+"/application_options/maximum_applications_per_applicant",schemaPath:"#/properties/application_options/properties/maximum_applications_per_applicant/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/application_options",schemaPath:"#/properties/application_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_nominations !== undefined){
const _errs20 = errors;
if(typeof data.enable_nominations !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/enable_nominations",schemaPath:"#/properties/enable_nominations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_recipient_categories !== undefined){
const _errs22 = errors;
if(typeof data.enable_recipient_categories !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/enable_recipient_categories",schemaPath:"#/properties/enable_recipient_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_reviews !== undefined){
const _errs24 = errors;
if(typeof data.enable_reviews !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/enable_reviews",schemaPath:"#/properties/enable_reviews/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allow_recipients_to_update_information !== undefined){
const _errs26 = errors;
if(typeof data.allow_recipients_to_update_information !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/allow_recipients_to_update_information",schemaPath:"#/properties/allow_recipients_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.recipient_update_options !== undefined){
let data12 = data.recipient_update_options;
const _errs28 = errors;
if(errors === _errs28){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.recipient_update_options_form_id !== undefined){
const _errs31 = errors;
if(typeof data12.recipient_update_options_form_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/recipient_update_options/recipient_update_options_form_id",schemaPath:"#/properties/recipient_update_options/properties/recipient_update_options_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data12.modification_deadline_date !== undefined){
const _errs33 = errors;
if(typeof data12.modification_deadline_date !== "string"){
validate68.errors = [{instancePath:instancePath+"/recipient_update_options/modification_deadline_date",schemaPath:"#/properties/recipient_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/recipient_update_options",schemaPath:"#/properties/recipient_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.certificate_mode !== undefined){
const _errs35 = errors;
if(typeof data.certificate_mode !== "string"){
validate68.errors = [{instancePath:instancePath+"/certificate_mode",schemaPath:"#/properties/certificate_mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.certificate_template !== undefined){
const _errs37 = errors;
if(typeof data.certificate_template !== "string"){
validate68.errors = [{instancePath:instancePath+"/certificate_template",schemaPath:"#/properties/certificate_template/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_in_portal !== undefined){
const _errs39 = errors;
if(typeof data.show_in_portal !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/show_in_portal",schemaPath:"#/properties/show_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_in_portal_from !== undefined){
let data18 = data.show_in_portal_from;
const _errs41 = errors;
if(errors === _errs41){
if(errors === _errs41){
if(typeof data18 === "string"){
if(!(formats4.validate(data18))){
validate68.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_in_portal_until !== undefined){
let data19 = data.show_in_portal_until;
const _errs43 = errors;
if(errors === _errs43){
if(errors === _errs43){
if(typeof data19 === "string"){
if(!(formats4.validate(data19))){
validate68.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_page_layout_id !== undefined){
const _errs45 = errors;
if(typeof data.application_page_layout_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/application_page_layout_id",schemaPath:"#/properties/application_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nomination_page_layout_id !== undefined){
const _errs47 = errors;
if(typeof data.nomination_page_layout_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/nomination_page_layout_id",schemaPath:"#/properties/nomination_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nominee_page_layout_id !== undefined){
const _errs49 = errors;
if(typeof data.nominee_page_layout_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/nominee_page_layout_id",schemaPath:"#/properties/nominee_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.recipient_page_layout_id !== undefined){
const _errs51 = errors;
if(typeof data.recipient_page_layout_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/recipient_page_layout_id",schemaPath:"#/properties/recipient_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cloned_from_id !== undefined){
const _errs53 = errors;
if(typeof data.cloned_from_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/cloned_from_id",schemaPath:"#/properties/cloned_from_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.previous_award_id !== undefined){
const _errs55 = errors;
if(typeof data.previous_award_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/previous_award_id",schemaPath:"#/properties/previous_award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.custom_field_values !== undefined){
let data26 = data.custom_field_values;
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs58){
if(Array.isArray(data26)){
var valid5 = true;
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
let data27 = data26[i0];
const _errs60 = errors;
if(errors === _errs60){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
const _errs62 = errors;
for(const key0 in data27){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate68.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs62 === errors){
if(data27.boolean_value !== undefined){
const _errs63 = errors;
if(typeof data27.boolean_value !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs63 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.custom_field_id !== undefined){
const _errs65 = errors;
if(typeof data27.custom_field_id !== "string"){
validate68.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs65 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.file_url_value !== undefined){
const _errs67 = errors;
if(typeof data27.file_url_value !== "string"){
validate68.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs67 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.list_value !== undefined){
let data31 = data27.list_value;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data31)){
var valid7 = true;
const len1 = data31.length;
for(let i1=0; i1<len1; i1++){
const _errs71 = errors;
if(typeof data31[i1] !== "string"){
validate68.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs71 === errors;
if(!valid7){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs69 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.numeric_value !== undefined){
const _errs73 = errors;
if(!(typeof data27.numeric_value == "number")){
validate68.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs73 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.string_value !== undefined){
const _errs75 = errors;
if(typeof data27.string_value !== "string"){
validate68.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs75 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.table_value !== undefined){
let data35 = data27.table_value;
const _errs77 = errors;
if(errors === _errs77){
if(Array.isArray(data35)){
var valid8 = true;
const len2 = data35.length;
for(let i2=0; i2<len2; i2++){
let data36 = data35[i2];
const _errs79 = errors;
if(errors === _errs79){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
}
else {
validate68.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs79 === errors;
if(!valid8){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs77 === errors;
}
else {
var valid6 = true;
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
validate68.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs60 === errors;
if(!valid5){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs57 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
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

exports.awards = validate71;
const schema60 = {"$ref":"document#/components/schemas/Award"};
const schema61 = {"description":"An award.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name"],"properties":{"name":{"type":"string"},"type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"description":{"type":"string"},"date":{"type":"string","format":"date-time","description":"When the award is given."},"enable_applications":{"type":"boolean","description":"People may apply for it."},"application_options":{"type":"object","description":"For when `enable_applications` is true.","properties":{"maximum_applications_per_applicant":{"type":"number"}},"additionalProperties":true},"enable_nominations":{"type":"boolean","description":"People may nominate others for it."},"enable_recipient_categories":{"type":"boolean","description":"Its recipients are sorted into categories."},"enable_reviews":{"type":"boolean","description":"Its applications are reviewed."},"allow_recipients_to_update_information":{"type":"boolean","description":"Recipients may change what is known of them."},"recipient_update_options":{"type":"object","description":"Expected when `allow_recipients_to_update_information` is true.","x-expected":true,"properties":{"recipient_update_options_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true},"certificate_mode":{"type":"string","description":"How certificates are made; `disabled` when they are not."},"certificate_template":{"type":"string","x-expected":true,"description":"Expected unless `certificate_mode` is `disabled`."},"show_in_portal":{"type":"boolean"},"show_in_portal_from":{"type":"string","format":"date-time"},"show_in_portal_until":{"type":"string","format":"date-time"},"application_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nomination_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"nominee_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"recipient_page_layout_id":{"type":"string","x-refers-to":"external:page layout"},"cloned_from_id":{"type":"string","x-refers-to":"awards","description":"The award it was copied from."},"previous_award_id":{"type":"string","x-refers-to":"awards","description":"The award of the time before."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate72.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type_id !== undefined){
const _errs5 = errors;
if(typeof data.type_id !== "string"){
validate72.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
const _errs7 = errors;
if(typeof data.description !== "string"){
validate72.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.date !== undefined){
let data3 = data.date;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate72.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_applications !== undefined){
const _errs11 = errors;
if(typeof data.enable_applications !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/enable_applications",schemaPath:"#/properties/enable_applications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_options !== undefined){
let data5 = data.application_options;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.maximum_applications_per_applicant !== undefined){
if(!(typeof data5.maximum_applications_per_applicant == "number")){
validate72.errors = [{instancePath:instancePath+"/application_options/maximum_applications_per_applicant",schemaPath:"#/properties/application_options/properties/maximum_applications_per_applicant/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/application_options",schemaPath:"#/properties/application_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_nominations !== undefined){
const _errs18 = errors;
if(typeof data.enable_nominations !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/enable_nominations",schemaPath:"#/properties/enable_nominations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_recipient_categories !== undefined){
const _errs20 = errors;
if(typeof data.enable_recipient_categories !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/enable_recipient_categories",schemaPath:"#/properties/enable_recipient_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_reviews !== undefined){
const _errs22 = errors;
if(typeof data.enable_reviews !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/enable_reviews",schemaPath:"#/properties/enable_reviews/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allow_recipients_to_update_information !== undefined){
const _errs24 = errors;
if(typeof data.allow_recipients_to_update_information !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/allow_recipients_to_update_information",schemaPath:"#/properties/allow_recipients_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.recipient_update_options !== undefined){
let data11 = data.recipient_update_options;
const _errs26 = errors;
if(errors === _errs26){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.recipient_update_options_form_id !== undefined){
const _errs29 = errors;
if(typeof data11.recipient_update_options_form_id !== "string"){
validate72.errors = [{instancePath:instancePath+"/recipient_update_options/recipient_update_options_form_id",schemaPath:"#/properties/recipient_update_options/properties/recipient_update_options_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.modification_deadline_date !== undefined){
const _errs31 = errors;
if(typeof data11.modification_deadline_date !== "string"){
validate72.errors = [{instancePath:instancePath+"/recipient_update_options/modification_deadline_date",schemaPath:"#/properties/recipient_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/recipient_update_options",schemaPath:"#/properties/recipient_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.certificate_mode !== undefined){
const _errs33 = errors;
if(typeof data.certificate_mode !== "string"){
validate72.errors = [{instancePath:instancePath+"/certificate_mode",schemaPath:"#/properties/certificate_mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.certificate_template !== undefined){
const _errs35 = errors;
if(typeof data.certificate_template !== "string"){
validate72.errors = [{instancePath:instancePath+"/certificate_template",schemaPath:"#/properties/certificate_template/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_in_portal !== undefined){
const _errs37 = errors;
if(typeof data.show_in_portal !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/show_in_portal",schemaPath:"#/properties/show_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_in_portal_from !== undefined){
let data17 = data.show_in_portal_from;
const _errs39 = errors;
if(errors === _errs39){
if(errors === _errs39){
if(typeof data17 === "string"){
if(!(formats4.validate(data17))){
validate72.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_in_portal_until !== undefined){
let data18 = data.show_in_portal_until;
const _errs41 = errors;
if(errors === _errs41){
if(errors === _errs41){
if(typeof data18 === "string"){
if(!(formats4.validate(data18))){
validate72.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_page_layout_id !== undefined){
const _errs43 = errors;
if(typeof data.application_page_layout_id !== "string"){
validate72.errors = [{instancePath:instancePath+"/application_page_layout_id",schemaPath:"#/properties/application_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nomination_page_layout_id !== undefined){
const _errs45 = errors;
if(typeof data.nomination_page_layout_id !== "string"){
validate72.errors = [{instancePath:instancePath+"/nomination_page_layout_id",schemaPath:"#/properties/nomination_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nominee_page_layout_id !== undefined){
const _errs47 = errors;
if(typeof data.nominee_page_layout_id !== "string"){
validate72.errors = [{instancePath:instancePath+"/nominee_page_layout_id",schemaPath:"#/properties/nominee_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.recipient_page_layout_id !== undefined){
const _errs49 = errors;
if(typeof data.recipient_page_layout_id !== "string"){
validate72.errors = [{instancePath:instancePath+"/recipient_page_layout_id",schemaPath:"#/properties/recipient_page_layout_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cloned_from_id !== undefined){
const _errs51 = errors;
if(typeof data.cloned_from_id !== "string"){
validate72.errors = [{instancePath:instancePath+"/cloned_from_id",schemaPath:"#/properties/cloned_from_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.previous_award_id !== undefined){
const _errs53 = errors;
if(typeof data.previous_award_id !== "string"){
validate72.errors = [{instancePath:instancePath+"/previous_award_id",schemaPath:"#/properties/previous_award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.custom_field_values !== undefined){
let data25 = data.custom_field_values;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data25)){
var valid5 = true;
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
let data26 = data25[i0];
const _errs58 = errors;
if(errors === _errs58){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
const _errs60 = errors;
for(const key0 in data26){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate72.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs60 === errors){
if(data26.boolean_value !== undefined){
const _errs61 = errors;
if(typeof data26.boolean_value !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs61 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data26.custom_field_id !== undefined){
const _errs63 = errors;
if(typeof data26.custom_field_id !== "string"){
validate72.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs63 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data26.file_url_value !== undefined){
const _errs65 = errors;
if(typeof data26.file_url_value !== "string"){
validate72.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs65 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data26.list_value !== undefined){
let data30 = data26.list_value;
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data30)){
var valid7 = true;
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
const _errs69 = errors;
if(typeof data30[i1] !== "string"){
validate72.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value/" + i1,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs69 === errors;
if(!valid7){
break;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs67 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data26.numeric_value !== undefined){
const _errs71 = errors;
if(!(typeof data26.numeric_value == "number")){
validate72.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs71 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data26.string_value !== undefined){
const _errs73 = errors;
if(typeof data26.string_value !== "string"){
validate72.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs73 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data26.table_value !== undefined){
let data34 = data26.table_value;
const _errs75 = errors;
if(errors === _errs75){
if(Array.isArray(data34)){
var valid8 = true;
const len2 = data34.length;
for(let i2=0; i2<len2; i2++){
let data35 = data34[i2];
const _errs77 = errors;
if(errors === _errs77){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
}
else {
validate72.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs77 === errors;
if(!valid8){
break;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/custom_field_values/" + i0+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs75 === errors;
}
else {
var valid6 = true;
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
validate72.errors = [{instancePath:instancePath+"/custom_field_values/" + i0,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs58 === errors;
if(!valid5){
break;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
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
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["applications.create"] = validate75;
const schema63 = {"$ref":"document#/components/schemas/ApplicationBody"};
const schema64 = {"description":"An application to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a\ncomplete record; they may be left out all the same.\n","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"id":{"not":{}},"name":{"type":"string","description":"Name of the applicant."},"award_id":{"type":"string","x-refers-to":"awards","x-expected":true,"description":"The award applied for."},"award_type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"process_id":{"type":"string","x-refers-to":"applicationProcesses","description":"The application process under which it is made."},"owner_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who the applicant is."},"contact_id":{"type":"string","x-refers-to":"external:contact","x-expected":true,"description":"Contact record of the applicant, or of the person who applies for the organization."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-expected":true,"description":"Expected when `owner_type` is `organization`."},"date":{"type":"string","x-expected":true,"description":"The day of the application. Any text; no format is checked."},"status":{"type":"string"},"status_reason_id":{"type":"string","x-refers-to":"external:application status reason"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string","description":"Where notices about missing references go."},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"bucket_id":{"type":"string","x-refers-to":"external:review bucket","x-expected":true},"override_bucket_assignment":{"type":"boolean","description":"Keeps the `bucket_id` that is set instead of assigning one."},"round_id":{"type":"string","x-refers-to":"external:review round"},"review_status":{"type":"string","description":"What the reviewing led to."},"last_review_status_change":{"type":"string","format":"date-time"},"reviewer_recommendation":{"type":"string","description":"The joint advice of the reviewers."},"pending_console_review":{"type":"boolean"},"average_score":{"type":"number","format":"float"},"total_score":{"type":"number"},"references":{"type":"array","description":"References that are held inside the application.","items":{"type":"object","additionalProperties":true}},"number_of_missing_references":{"type":"number"},"recipient_categories":{"type":"array","items":{"type":"object","properties":{"category_id":{"type":"string","x-refers-to":"external:recipient category"}},"additionalProperties":true}},"nominee_id":{"type":"string","x-refers-to":"external:nominee","description":"The nomination's nominee who applies."},"fee_id":{"type":"string","x-refers-to":"external:application fee"},"order_id":{"type":"string","x-refers-to":"external:order","description":"The order by which the fee is paid."},"order_line_item_id":{"type":"string","x-refers-to":"external:order line item"},"submission_space_id":{"type":"string","x-refers-to":"external:submission space"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs3 = errors;
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate76.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_id !== undefined){
const _errs7 = errors;
if(typeof data.award_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_type_id !== undefined){
const _errs9 = errors;
if(typeof data.award_type_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/award_type_id",schemaPath:"#/properties/award_type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.process_id !== undefined){
const _errs11 = errors;
if(typeof data.process_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.owner_type !== undefined){
let data5 = data.owner_type;
const _errs13 = errors;
if(typeof data5 !== "string"){
validate76.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "contact") || (data5 === "organization"))){
validate76.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/enum",keyword:"enum",params:{allowedValues: schema64.properties.owner_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_id !== undefined){
const _errs15 = errors;
if(typeof data.contact_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organization_id !== undefined){
const _errs17 = errors;
if(typeof data.organization_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.date !== undefined){
const _errs19 = errors;
if(typeof data.date !== "string"){
validate76.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
const _errs21 = errors;
if(typeof data.status !== "string"){
validate76.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status_reason_id !== undefined){
const _errs23 = errors;
if(typeof data.status_reason_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/status_reason_id",schemaPath:"#/properties/status_reason_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.first_name !== undefined){
const _errs25 = errors;
if(typeof data.first_name !== "string"){
validate76.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.last_name !== undefined){
const _errs27 = errors;
if(typeof data.last_name !== "string"){
validate76.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.email_address !== undefined){
const _errs29 = errors;
if(typeof data.email_address !== "string"){
validate76.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.job_title !== undefined){
const _errs31 = errors;
if(typeof data.job_title !== "string"){
validate76.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.city !== undefined){
const _errs33 = errors;
if(typeof data.city !== "string"){
validate76.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.state !== undefined){
const _errs35 = errors;
if(typeof data.state !== "string"){
validate76.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.country !== undefined){
const _errs37 = errors;
if(typeof data.country !== "string"){
validate76.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.bucket_id !== undefined){
const _errs39 = errors;
if(typeof data.bucket_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.override_bucket_assignment !== undefined){
const _errs41 = errors;
if(typeof data.override_bucket_assignment !== "boolean"){
validate76.errors = [{instancePath:instancePath+"/override_bucket_assignment",schemaPath:"#/properties/override_bucket_assignment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.round_id !== undefined){
const _errs43 = errors;
if(typeof data.round_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/round_id",schemaPath:"#/properties/round_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.review_status !== undefined){
const _errs45 = errors;
if(typeof data.review_status !== "string"){
validate76.errors = [{instancePath:instancePath+"/review_status",schemaPath:"#/properties/review_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.last_review_status_change !== undefined){
let data22 = data.last_review_status_change;
const _errs47 = errors;
if(errors === _errs47){
if(errors === _errs47){
if(typeof data22 === "string"){
if(!(formats4.validate(data22))){
validate76.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reviewer_recommendation !== undefined){
const _errs49 = errors;
if(typeof data.reviewer_recommendation !== "string"){
validate76.errors = [{instancePath:instancePath+"/reviewer_recommendation",schemaPath:"#/properties/reviewer_recommendation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pending_console_review !== undefined){
const _errs51 = errors;
if(typeof data.pending_console_review !== "boolean"){
validate76.errors = [{instancePath:instancePath+"/pending_console_review",schemaPath:"#/properties/pending_console_review/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.average_score !== undefined){
let data25 = data.average_score;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data25 == "number"){
if(!(formats0.validate(data25))){
validate76.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.total_score !== undefined){
const _errs55 = errors;
if(!(typeof data.total_score == "number")){
validate76.errors = [{instancePath:instancePath+"/total_score",schemaPath:"#/properties/total_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.references !== undefined){
let data27 = data.references;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data27)){
var valid2 = true;
const len0 = data27.length;
for(let i0=0; i0<len0; i0++){
let data28 = data27[i0];
const _errs59 = errors;
if(errors === _errs59){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
}
else {
validate76.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs59 === errors;
if(!valid2){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs57 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.number_of_missing_references !== undefined){
const _errs62 = errors;
if(!(typeof data.number_of_missing_references == "number")){
validate76.errors = [{instancePath:instancePath+"/number_of_missing_references",schemaPath:"#/properties/number_of_missing_references/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs62 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.recipient_categories !== undefined){
let data30 = data.recipient_categories;
const _errs64 = errors;
if(errors === _errs64){
if(Array.isArray(data30)){
var valid3 = true;
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
const _errs66 = errors;
if(errors === _errs66){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.category_id !== undefined){
if(typeof data31.category_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/recipient_categories/" + i1+"/category_id",schemaPath:"#/properties/recipient_categories/items/properties/category_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/recipient_categories/" + i1,schemaPath:"#/properties/recipient_categories/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs66 === errors;
if(!valid3){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/recipient_categories",schemaPath:"#/properties/recipient_categories/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs64 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nominee_id !== undefined){
const _errs71 = errors;
if(typeof data.nominee_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/nominee_id",schemaPath:"#/properties/nominee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs71 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fee_id !== undefined){
const _errs73 = errors;
if(typeof data.fee_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs73 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.order_id !== undefined){
const _errs75 = errors;
if(typeof data.order_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs75 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.order_line_item_id !== undefined){
const _errs77 = errors;
if(typeof data.order_line_item_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/order_line_item_id",schemaPath:"#/properties/order_line_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs77 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.submission_space_id !== undefined){
const _errs79 = errors;
if(typeof data.submission_space_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/submission_space_id",schemaPath:"#/properties/submission_space_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs79 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notes !== undefined){
const _errs81 = errors;
if(typeof data.notes !== "string"){
validate76.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs81 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.custom_field_values !== undefined){
let data39 = data.custom_field_values;
const _errs83 = errors;
const _errs84 = errors;
if(errors === _errs84){
if(Array.isArray(data39)){
var valid6 = true;
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
let data40 = data39[i2];
const _errs86 = errors;
if(errors === _errs86){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
const _errs88 = errors;
for(const key0 in data40){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate76.errors = [{instancePath:instancePath+"/custom_field_values/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs88 === errors){
if(data40.boolean_value !== undefined){
const _errs89 = errors;
if(typeof data40.boolean_value !== "boolean"){
validate76.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid7 = _errs89 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.custom_field_id !== undefined){
const _errs91 = errors;
if(typeof data40.custom_field_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs91 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.file_url_value !== undefined){
const _errs93 = errors;
if(typeof data40.file_url_value !== "string"){
validate76.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs93 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.list_value !== undefined){
let data44 = data40.list_value;
const _errs95 = errors;
if(errors === _errs95){
if(Array.isArray(data44)){
var valid8 = true;
const len3 = data44.length;
for(let i3=0; i3<len3; i3++){
const _errs97 = errors;
if(typeof data44[i3] !== "string"){
validate76.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/list_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs97 === errors;
if(!valid8){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs95 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.numeric_value !== undefined){
const _errs99 = errors;
if(!(typeof data40.numeric_value == "number")){
validate76.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid7 = _errs99 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.string_value !== undefined){
const _errs101 = errors;
if(typeof data40.string_value !== "string"){
validate76.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs101 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.table_value !== undefined){
let data48 = data40.table_value;
const _errs103 = errors;
if(errors === _errs103){
if(Array.isArray(data48)){
var valid9 = true;
const len4 = data48.length;
for(let i4=0; i4<len4; i4++){
let data49 = data48[i4];
const _errs105 = errors;
if(errors === _errs105){
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
}
else {
validate76.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/table_value/" + i4,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs105 === errors;
if(!valid9){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs103 === errors;
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
else {
validate76.errors = [{instancePath:instancePath+"/custom_field_values/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs86 === errors;
if(!valid6){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs83 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["applications.replace"] = validate79;
const schema66 = {"$ref":"document#/components/schemas/ApplicationReplacement"};
const schema67 = {"description":"An application to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string","description":"Name of the applicant."},"award_id":{"type":"string","x-refers-to":"awards","x-expected":true,"description":"The award applied for."},"award_type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"process_id":{"type":"string","x-refers-to":"applicationProcesses","description":"The application process under which it is made."},"owner_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who the applicant is."},"contact_id":{"type":"string","x-refers-to":"external:contact","x-expected":true,"description":"Contact record of the applicant, or of the person who applies for the organization."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-expected":true,"description":"Expected when `owner_type` is `organization`."},"date":{"type":"string","x-expected":true,"description":"The day of the application. Any text; no format is checked."},"status":{"type":"string"},"status_reason_id":{"type":"string","x-refers-to":"external:application status reason"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string","description":"Where notices about missing references go."},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"bucket_id":{"type":"string","x-refers-to":"external:review bucket","x-expected":true},"override_bucket_assignment":{"type":"boolean","description":"Keeps the `bucket_id` that is set instead of assigning one."},"round_id":{"type":"string","x-refers-to":"external:review round"},"review_status":{"type":"string","description":"What the reviewing led to."},"last_review_status_change":{"type":"string","format":"date-time"},"reviewer_recommendation":{"type":"string","description":"The joint advice of the reviewers."},"pending_console_review":{"type":"boolean"},"average_score":{"type":"number","format":"float"},"total_score":{"type":"number"},"references":{"type":"array","description":"References that are held inside the application.","items":{"type":"object","additionalProperties":true}},"number_of_missing_references":{"type":"number"},"recipient_categories":{"type":"array","items":{"type":"object","properties":{"category_id":{"type":"string","x-refers-to":"external:recipient category"}},"additionalProperties":true}},"nominee_id":{"type":"string","x-refers-to":"external:nominee","description":"The nomination's nominee who applies."},"fee_id":{"type":"string","x-refers-to":"external:application fee"},"order_id":{"type":"string","x-refers-to":"external:order","description":"The order by which the fee is paid."},"order_line_item_id":{"type":"string","x-refers-to":"external:order line item"},"submission_space_id":{"type":"string","x-refers-to":"external:submission space"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate80.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate80.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_id !== undefined){
const _errs7 = errors;
if(typeof data.award_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_type_id !== undefined){
const _errs9 = errors;
if(typeof data.award_type_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/award_type_id",schemaPath:"#/properties/award_type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.process_id !== undefined){
const _errs11 = errors;
if(typeof data.process_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.owner_type !== undefined){
let data5 = data.owner_type;
const _errs13 = errors;
if(typeof data5 !== "string"){
validate80.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "contact") || (data5 === "organization"))){
validate80.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/enum",keyword:"enum",params:{allowedValues: schema67.properties.owner_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_id !== undefined){
const _errs15 = errors;
if(typeof data.contact_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organization_id !== undefined){
const _errs17 = errors;
if(typeof data.organization_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.date !== undefined){
const _errs19 = errors;
if(typeof data.date !== "string"){
validate80.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
const _errs21 = errors;
if(typeof data.status !== "string"){
validate80.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status_reason_id !== undefined){
const _errs23 = errors;
if(typeof data.status_reason_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/status_reason_id",schemaPath:"#/properties/status_reason_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.first_name !== undefined){
const _errs25 = errors;
if(typeof data.first_name !== "string"){
validate80.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.last_name !== undefined){
const _errs27 = errors;
if(typeof data.last_name !== "string"){
validate80.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.email_address !== undefined){
const _errs29 = errors;
if(typeof data.email_address !== "string"){
validate80.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.job_title !== undefined){
const _errs31 = errors;
if(typeof data.job_title !== "string"){
validate80.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.city !== undefined){
const _errs33 = errors;
if(typeof data.city !== "string"){
validate80.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.state !== undefined){
const _errs35 = errors;
if(typeof data.state !== "string"){
validate80.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.country !== undefined){
const _errs37 = errors;
if(typeof data.country !== "string"){
validate80.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.bucket_id !== undefined){
const _errs39 = errors;
if(typeof data.bucket_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.override_bucket_assignment !== undefined){
const _errs41 = errors;
if(typeof data.override_bucket_assignment !== "boolean"){
validate80.errors = [{instancePath:instancePath+"/override_bucket_assignment",schemaPath:"#/properties/override_bucket_assignment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.round_id !== undefined){
const _errs43 = errors;
if(typeof data.round_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/round_id",schemaPath:"#/properties/round_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.review_status !== undefined){
const _errs45 = errors;
if(typeof data.review_status !== "string"){
validate80.errors = [{instancePath:instancePath+"/review_status",schemaPath:"#/properties/review_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.last_review_status_change !== undefined){
let data22 = data.last_review_status_change;
const _errs47 = errors;
if(errors === _errs47){
if(errors === _errs47){
if(typeof data22 === "string"){
if(!(formats4.validate(data22))){
validate80.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reviewer_recommendation !== undefined){
const _errs49 = errors;
if(typeof data.reviewer_recommendation !== "string"){
validate80.errors = [{instancePath:instancePath+"/reviewer_recommendation",schemaPath:"#/properties/reviewer_recommendation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pending_console_review !== undefined){
const _errs51 = errors;
if(typeof data.pending_console_review !== "boolean"){
validate80.errors = [{instancePath:instancePath+"/pending_console_review",schemaPath:"#/properties/pending_console_review/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.average_score !== undefined){
let data25 = data.average_score;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data25 == "number"){
if(!(formats0.validate(data25))){
validate80.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.total_score !== undefined){
const _errs55 = errors;
if(!(typeof data.total_score == "number")){
validate80.errors = [{instancePath:instancePath+"/total_score",schemaPath:"#/properties/total_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.references !== undefined){
let data27 = data.references;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data27)){
var valid2 = true;
const len0 = data27.length;
for(let i0=0; i0<len0; i0++){
let data28 = data27[i0];
const _errs59 = errors;
if(errors === _errs59){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
}
else {
validate80.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs59 === errors;
if(!valid2){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs57 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.number_of_missing_references !== undefined){
const _errs62 = errors;
if(!(typeof data.number_of_missing_references == "number")){
validate80.errors = [{instancePath:instancePath+"/number_of_missing_references",schemaPath:"#/properties/number_of_missing_references/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs62 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.recipient_categories !== undefined){
let data30 = data.recipient_categories;
const _errs64 = errors;
if(errors === _errs64){
if(Array.isArray(data30)){
var valid3 = true;
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
const _errs66 = errors;
if(errors === _errs66){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.category_id !== undefined){
if(typeof data31.category_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/recipient_categories/" + i1+"/category_id",schemaPath:"#/properties/recipient_categories/items/properties/category_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/recipient_categories/" + i1,schemaPath:"#/properties/recipient_categories/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs66 === errors;
if(!valid3){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/recipient_categories",schemaPath:"#/properties/recipient_categories/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs64 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nominee_id !== undefined){
const _errs71 = errors;
if(typeof data.nominee_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/nominee_id",schemaPath:"#/properties/nominee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs71 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fee_id !== undefined){
const _errs73 = errors;
if(typeof data.fee_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs73 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.order_id !== undefined){
const _errs75 = errors;
if(typeof data.order_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs75 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.order_line_item_id !== undefined){
const _errs77 = errors;
if(typeof data.order_line_item_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/order_line_item_id",schemaPath:"#/properties/order_line_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs77 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.submission_space_id !== undefined){
const _errs79 = errors;
if(typeof data.submission_space_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/submission_space_id",schemaPath:"#/properties/submission_space_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs79 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notes !== undefined){
const _errs81 = errors;
if(typeof data.notes !== "string"){
validate80.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs81 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.custom_field_values !== undefined){
let data39 = data.custom_field_values;
const _errs83 = errors;
const _errs84 = errors;
if(errors === _errs84){
if(Array.isArray(data39)){
var valid6 = true;
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
let data40 = data39[i2];
const _errs86 = errors;
if(errors === _errs86){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
const _errs88 = errors;
for(const key0 in data40){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate80.errors = [{instancePath:instancePath+"/custom_field_values/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs88 === errors){
if(data40.boolean_value !== undefined){
const _errs89 = errors;
if(typeof data40.boolean_value !== "boolean"){
validate80.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid7 = _errs89 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.custom_field_id !== undefined){
const _errs91 = errors;
if(typeof data40.custom_field_id !== "string"){
validate80.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs91 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.file_url_value !== undefined){
const _errs93 = errors;
if(typeof data40.file_url_value !== "string"){
validate80.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs93 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.list_value !== undefined){
let data44 = data40.list_value;
const _errs95 = errors;
if(errors === _errs95){
if(Array.isArray(data44)){
var valid8 = true;
const len3 = data44.length;
for(let i3=0; i3<len3; i3++){
const _errs97 = errors;
if(typeof data44[i3] !== "string"){
validate80.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/list_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs97 === errors;
if(!valid8){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs95 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.numeric_value !== undefined){
const _errs99 = errors;
if(!(typeof data40.numeric_value == "number")){
validate80.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid7 = _errs99 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.string_value !== undefined){
const _errs101 = errors;
if(typeof data40.string_value !== "string"){
validate80.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs101 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.table_value !== undefined){
let data48 = data40.table_value;
const _errs103 = errors;
if(errors === _errs103){
if(Array.isArray(data48)){
var valid9 = true;
const len4 = data48.length;
for(let i4=0; i4<len4; i4++){
let data49 = data48[i4];
const _errs105 = errors;
if(errors === _errs105){
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
}
else {
validate80.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/table_value/" + i4,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs105 === errors;
if(!valid9){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs103 === errors;
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
else {
validate80.errors = [{instancePath:instancePath+"/custom_field_values/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs86 === errors;
if(!valid6){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs83 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
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
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.applications = validate83;
const schema69 = {"$ref":"document#/components/schemas/Application"};
const schema70 = {"description":"An application.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name"],"properties":{"name":{"type":"string","description":"Name of the applicant."},"award_id":{"type":"string","x-refers-to":"awards","x-expected":true,"description":"The award applied for."},"award_type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true},"process_id":{"type":"string","x-refers-to":"applicationProcesses","description":"The application process under which it is made."},"owner_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who the applicant is."},"contact_id":{"type":"string","x-refers-to":"external:contact","x-expected":true,"description":"Contact record of the applicant, or of the person who applies for the organization."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-expected":true,"description":"Expected when `owner_type` is `organization`."},"date":{"type":"string","x-expected":true,"description":"The day of the application. Any text; no format is checked."},"status":{"type":"string"},"status_reason_id":{"type":"string","x-refers-to":"external:application status reason"},"first_name":{"type":"string"},"last_name":{"type":"string"},"email_address":{"type":"string","description":"Where notices about missing references go."},"job_title":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"country":{"type":"string"},"bucket_id":{"type":"string","x-refers-to":"external:review bucket","x-expected":true},"override_bucket_assignment":{"type":"boolean","description":"Keeps the `bucket_id` that is set instead of assigning one."},"round_id":{"type":"string","x-refers-to":"external:review round"},"review_status":{"type":"string","description":"What the reviewing led to."},"last_review_status_change":{"type":"string","format":"date-time"},"reviewer_recommendation":{"type":"string","description":"The joint advice of the reviewers."},"pending_console_review":{"type":"boolean"},"average_score":{"type":"number","format":"float"},"total_score":{"type":"number"},"references":{"type":"array","description":"References that are held inside the application.","items":{"type":"object","additionalProperties":true}},"number_of_missing_references":{"type":"number"},"recipient_categories":{"type":"array","items":{"type":"object","properties":{"category_id":{"type":"string","x-refers-to":"external:recipient category"}},"additionalProperties":true}},"nominee_id":{"type":"string","x-refers-to":"external:nominee","description":"The nomination's nominee who applies."},"fee_id":{"type":"string","x-refers-to":"external:application fee"},"order_id":{"type":"string","x-refers-to":"external:order","description":"The order by which the fee is paid."},"order_line_item_id":{"type":"string","x-refers-to":"external:order line item"},"submission_space_id":{"type":"string","x-refers-to":"external:submission space"},"notes":{"type":"string"},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate84.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_id !== undefined){
const _errs5 = errors;
if(typeof data.award_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_type_id !== undefined){
const _errs7 = errors;
if(typeof data.award_type_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/award_type_id",schemaPath:"#/properties/award_type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.process_id !== undefined){
const _errs9 = errors;
if(typeof data.process_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.owner_type !== undefined){
let data4 = data.owner_type;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate84.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "contact") || (data4 === "organization"))){
validate84.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"#/properties/owner_type/enum",keyword:"enum",params:{allowedValues: schema70.properties.owner_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_id !== undefined){
const _errs13 = errors;
if(typeof data.contact_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organization_id !== undefined){
const _errs15 = errors;
if(typeof data.organization_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.date !== undefined){
const _errs17 = errors;
if(typeof data.date !== "string"){
validate84.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
const _errs19 = errors;
if(typeof data.status !== "string"){
validate84.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status_reason_id !== undefined){
const _errs21 = errors;
if(typeof data.status_reason_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/status_reason_id",schemaPath:"#/properties/status_reason_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.first_name !== undefined){
const _errs23 = errors;
if(typeof data.first_name !== "string"){
validate84.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.last_name !== undefined){
const _errs25 = errors;
if(typeof data.last_name !== "string"){
validate84.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.email_address !== undefined){
const _errs27 = errors;
if(typeof data.email_address !== "string"){
validate84.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.job_title !== undefined){
const _errs29 = errors;
if(typeof data.job_title !== "string"){
validate84.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.city !== undefined){
const _errs31 = errors;
if(typeof data.city !== "string"){
validate84.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.state !== undefined){
const _errs33 = errors;
if(typeof data.state !== "string"){
validate84.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.country !== undefined){
const _errs35 = errors;
if(typeof data.country !== "string"){
validate84.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.bucket_id !== undefined){
const _errs37 = errors;
if(typeof data.bucket_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.override_bucket_assignment !== undefined){
const _errs39 = errors;
if(typeof data.override_bucket_assignment !== "boolean"){
validate84.errors = [{instancePath:instancePath+"/override_bucket_assignment",schemaPath:"#/properties/override_bucket_assignment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.round_id !== undefined){
const _errs41 = errors;
if(typeof data.round_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/round_id",schemaPath:"#/properties/round_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.review_status !== undefined){
const _errs43 = errors;
if(typeof data.review_status !== "string"){
validate84.errors = [{instancePath:instancePath+"/review_status",schemaPath:"#/properties/review_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.last_review_status_change !== undefined){
let data21 = data.last_review_status_change;
const _errs45 = errors;
if(errors === _errs45){
if(errors === _errs45){
if(typeof data21 === "string"){
if(!(formats4.validate(data21))){
validate84.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reviewer_recommendation !== undefined){
const _errs47 = errors;
if(typeof data.reviewer_recommendation !== "string"){
validate84.errors = [{instancePath:instancePath+"/reviewer_recommendation",schemaPath:"#/properties/reviewer_recommendation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pending_console_review !== undefined){
const _errs49 = errors;
if(typeof data.pending_console_review !== "boolean"){
validate84.errors = [{instancePath:instancePath+"/pending_console_review",schemaPath:"#/properties/pending_console_review/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.average_score !== undefined){
let data24 = data.average_score;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
validate84.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.total_score !== undefined){
const _errs53 = errors;
if(!(typeof data.total_score == "number")){
validate84.errors = [{instancePath:instancePath+"/total_score",schemaPath:"#/properties/total_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.references !== undefined){
let data26 = data.references;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data26)){
var valid2 = true;
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
let data27 = data26[i0];
const _errs57 = errors;
if(errors === _errs57){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
}
else {
validate84.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs57 === errors;
if(!valid2){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.number_of_missing_references !== undefined){
const _errs60 = errors;
if(!(typeof data.number_of_missing_references == "number")){
validate84.errors = [{instancePath:instancePath+"/number_of_missing_references",schemaPath:"#/properties/number_of_missing_references/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs60 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.recipient_categories !== undefined){
let data29 = data.recipient_categories;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data29)){
var valid3 = true;
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
let data30 = data29[i1];
const _errs64 = errors;
if(errors === _errs64){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.category_id !== undefined){
if(typeof data30.category_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/recipient_categories/" + i1+"/category_id",schemaPath:"#/properties/recipient_categories/items/properties/category_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/recipient_categories/" + i1,schemaPath:"#/properties/recipient_categories/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs64 === errors;
if(!valid3){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/recipient_categories",schemaPath:"#/properties/recipient_categories/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs62 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nominee_id !== undefined){
const _errs69 = errors;
if(typeof data.nominee_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/nominee_id",schemaPath:"#/properties/nominee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs69 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fee_id !== undefined){
const _errs71 = errors;
if(typeof data.fee_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs71 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.order_id !== undefined){
const _errs73 = errors;
if(typeof data.order_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs73 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.order_line_item_id !== undefined){
const _errs75 = errors;
if(typeof data.order_line_item_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/order_line_item_id",schemaPath:"#/properties/order_line_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs75 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.submission_space_id !== undefined){
const _errs77 = errors;
if(typeof data.submission_space_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/submission_space_id",schemaPath:"#/properties/submission_space_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs77 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notes !== undefined){
const _errs79 = errors;
if(typeof data.notes !== "string"){
validate84.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs79 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.custom_field_values !== undefined){
let data38 = data.custom_field_values;
const _errs81 = errors;
const _errs82 = errors;
if(errors === _errs82){
if(Array.isArray(data38)){
var valid6 = true;
const len2 = data38.length;
for(let i2=0; i2<len2; i2++){
let data39 = data38[i2];
const _errs84 = errors;
if(errors === _errs84){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
const _errs86 = errors;
for(const key0 in data39){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate84.errors = [{instancePath:instancePath+"/custom_field_values/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs86 === errors){
if(data39.boolean_value !== undefined){
const _errs87 = errors;
if(typeof data39.boolean_value !== "boolean"){
validate84.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/boolean_value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid7 = _errs87 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data39.custom_field_id !== undefined){
const _errs89 = errors;
if(typeof data39.custom_field_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/custom_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs89 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data39.file_url_value !== undefined){
const _errs91 = errors;
if(typeof data39.file_url_value !== "string"){
validate84.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/file_url_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs91 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data39.list_value !== undefined){
let data43 = data39.list_value;
const _errs93 = errors;
if(errors === _errs93){
if(Array.isArray(data43)){
var valid8 = true;
const len3 = data43.length;
for(let i3=0; i3<len3; i3++){
const _errs95 = errors;
if(typeof data43[i3] !== "string"){
validate84.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/list_value/" + i3,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs95 === errors;
if(!valid8){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/list_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs93 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data39.numeric_value !== undefined){
const _errs97 = errors;
if(!(typeof data39.numeric_value == "number")){
validate84.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/numeric_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid7 = _errs97 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data39.string_value !== undefined){
const _errs99 = errors;
if(typeof data39.string_value !== "string"){
validate84.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/string_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs99 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data39.table_value !== undefined){
let data47 = data39.table_value;
const _errs101 = errors;
if(errors === _errs101){
if(Array.isArray(data47)){
var valid9 = true;
const len4 = data47.length;
for(let i4=0; i4<len4; i4++){
let data48 = data47[i4];
const _errs103 = errors;
if(errors === _errs103){
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
}
else {
validate84.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/table_value/" + i4,schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs103 === errors;
if(!valid9){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/custom_field_values/" + i2+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValues/items/properties/table_value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs101 === errors;
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
else {
validate84.errors = [{instancePath:instancePath+"/custom_field_values/" + i2,schemaPath:"document#/components/schemas/CustomFieldValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs84 === errors;
if(!valid6){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/custom_field_values",schemaPath:"document#/components/schemas/CustomFieldValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs81 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
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
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["applicationProcesses.create"] = validate87;
const schema72 = {"$ref":"document#/components/schemas/ApplicationProcessBody"};
const schema73 = {"description":"An application process to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a\ncomplete record; they may be left out all the same.\n","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","award_id"],"properties":{"id":{"not":{}},"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"application_form_id":{"type":"string","x-refers-to":"external:form","x-expected":true,"description":"The form that applicants fill in."},"customer_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who may apply."},"is_active":{"type":"boolean"},"available_from":{"type":"string","format":"date-time","description":"When applying begins."},"available_until":{"type":"string","format":"date-time","description":"When applying ends."},"display_in_portal":{"type":"boolean"},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"display_order":{"type":"number","format":"float","description":"Its place among the processes shown."},"requires_nomination":{"type":"boolean","description":"Only those who were nominated can apply."},"enable_references":{"type":"boolean","description":"Its applications need references."},"reference_requirements":{"type":"array","minItems":1,"x-expected":true,"description":"Which references, and how many of each. Expected when `enable_references` is true.","items":{"type":"object","required":["type_id","process_id","number_required"],"properties":{"type_id":{"type":"string","x-refers-to":"referenceTypes"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"How these references are asked for."},"number_required":{"type":"number"}},"additionalProperties":true}},"enable_eligibility_criteria":{"type":"boolean"},"eligibility_criteria":{"type":"object","x-expected":true,"description":"Who may apply; any members. Expected when `enable_eligibility_criteria` is true.","additionalProperties":true},"restrict_categories":{"type":"boolean","description":"The process is for some of the award's categories only."},"category_ids":{"type":"array","minItems":1,"x-expected":true,"description":"Expected when `restrict_categories` is true.","items":{"type":"string","x-refers-to":"external:category"}},"requires_fee":{"type":"boolean"},"fee_id":{"type":"string","x-refers-to":"external:application fee","x-expected":true,"description":"Expected when `requires_fee` is true."},"override_checkout_settings":{"type":"boolean","description":"`checkout_settings` hold here in place of the usual ones."},"checkout_settings":{"type":"object","x-expected":true,"description":"Expected when `override_checkout_settings` is true.","properties":{"allow_customer_to_choose_installment_plan":{"type":"boolean"}},"additionalProperties":true},"enable_confirmation_email":{"type":"boolean","description":"Tells applicants by e-mail that their application has come in."},"confirmation_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"Expected when `enable_confirmation_email` is true."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions","x-expected":true,"description":"Expected when `show_contact_form` is true."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions","x-expected":true,"description":"Expected when `show_organization_form` is true."},"allow_applicants_to_update_information":{"type":"boolean","description":"Applicants may change an application that has come in."},"application_update_options":{"type":"object","x-expected":true,"description":"Expected when `allow_applicants_to_update_information` is true.","required":["edit_application_form_id","modification_deadline_date"],"properties":{"edit_application_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true}},"additionalProperties":true};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.award_id === undefined) && (missing0 = "award_id"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs3 = errors;
validate88.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate88.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_id !== undefined){
const _errs7 = errors;
if(typeof data.award_id !== "string"){
validate88.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_form_id !== undefined){
const _errs9 = errors;
if(typeof data.application_form_id !== "string"){
validate88.errors = [{instancePath:instancePath+"/application_form_id",schemaPath:"#/properties/application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.customer_type !== undefined){
let data4 = data.customer_type;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate88.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "contact") || (data4 === "organization"))){
validate88.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/enum",keyword:"enum",params:{allowedValues: schema73.properties.customer_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_active !== undefined){
const _errs13 = errors;
if(typeof data.is_active !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.available_from !== undefined){
let data6 = data.available_from;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate88.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.available_until !== undefined){
let data7 = data.available_until;
const _errs17 = errors;
if(errors === _errs17){
if(errors === _errs17){
if(typeof data7 === "string"){
if(!(formats4.validate(data7))){
validate88.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_in_portal !== undefined){
const _errs19 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_in_portal_as !== undefined){
const _errs21 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate88.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_order !== undefined){
let data10 = data.display_order;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 == "number"){
if(!(formats0.validate(data10))){
validate88.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.requires_nomination !== undefined){
const _errs25 = errors;
if(typeof data.requires_nomination !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/requires_nomination",schemaPath:"#/properties/requires_nomination/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_references !== undefined){
const _errs27 = errors;
if(typeof data.enable_references !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/enable_references",schemaPath:"#/properties/enable_references/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reference_requirements !== undefined){
let data13 = data.reference_requirements;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data13)){
if(data13.length < 1){
validate88.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs31 = errors;
if(errors === _errs31){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing1;
if((((data14.type_id === undefined) && (missing1 = "type_id")) || ((data14.process_id === undefined) && (missing1 = "process_id"))) || ((data14.number_required === undefined) && (missing1 = "number_required"))){
validate88.errors = [{instancePath:instancePath+"/reference_requirements/" + i0,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data14.type_id !== undefined){
const _errs34 = errors;
if(typeof data14.type_id !== "string"){
validate88.errors = [{instancePath:instancePath+"/reference_requirements/" + i0+"/type_id",schemaPath:"#/properties/reference_requirements/items/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.process_id !== undefined){
const _errs36 = errors;
if(typeof data14.process_id !== "string"){
validate88.errors = [{instancePath:instancePath+"/reference_requirements/" + i0+"/process_id",schemaPath:"#/properties/reference_requirements/items/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.number_required !== undefined){
const _errs38 = errors;
if(!(typeof data14.number_required == "number")){
validate88.errors = [{instancePath:instancePath+"/reference_requirements/" + i0+"/number_required",schemaPath:"#/properties/reference_requirements/items/properties/number_required/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/reference_requirements/" + i0,schemaPath:"#/properties/reference_requirements/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs31 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_eligibility_criteria !== undefined){
const _errs40 = errors;
if(typeof data.enable_eligibility_criteria !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/enable_eligibility_criteria",schemaPath:"#/properties/enable_eligibility_criteria/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.eligibility_criteria !== undefined){
let data19 = data.eligibility_criteria;
const _errs42 = errors;
if(errors === _errs42){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
}
else {
validate88.errors = [{instancePath:instancePath+"/eligibility_criteria",schemaPath:"#/properties/eligibility_criteria/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs42 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.restrict_categories !== undefined){
const _errs45 = errors;
if(typeof data.restrict_categories !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/restrict_categories",schemaPath:"#/properties/restrict_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.category_ids !== undefined){
let data21 = data.category_ids;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data21)){
if(data21.length < 1){
validate88.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
const _errs49 = errors;
if(typeof data21[i1] !== "string"){
validate88.errors = [{instancePath:instancePath+"/category_ids/" + i1,schemaPath:"#/properties/category_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs49 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.requires_fee !== undefined){
const _errs51 = errors;
if(typeof data.requires_fee !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/requires_fee",schemaPath:"#/properties/requires_fee/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fee_id !== undefined){
const _errs53 = errors;
if(typeof data.fee_id !== "string"){
validate88.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.override_checkout_settings !== undefined){
const _errs55 = errors;
if(typeof data.override_checkout_settings !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/override_checkout_settings",schemaPath:"#/properties/override_checkout_settings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.checkout_settings !== undefined){
let data26 = data.checkout_settings;
const _errs57 = errors;
if(errors === _errs57){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.allow_customer_to_choose_installment_plan !== undefined){
if(typeof data26.allow_customer_to_choose_installment_plan !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/checkout_settings/allow_customer_to_choose_installment_plan",schemaPath:"#/properties/checkout_settings/properties/allow_customer_to_choose_installment_plan/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/checkout_settings",schemaPath:"#/properties/checkout_settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs57 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_confirmation_email !== undefined){
const _errs62 = errors;
if(typeof data.enable_confirmation_email !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/enable_confirmation_email",schemaPath:"#/properties/enable_confirmation_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs62 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.confirmation_email !== undefined){
let data29 = data.confirmation_email;
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing2;
if(((data29.body === undefined) && (missing2 = "body")) || ((data29.subject === undefined) && (missing2 = "subject"))){
validate88.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs67 = errors;
for(const key0 in data29){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate88.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs67 === errors){
if(data29.bcc !== undefined){
const _errs68 = errors;
if(typeof data29.bcc !== "string"){
validate88.errors = [{instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs68 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.body !== undefined){
const _errs70 = errors;
if(typeof data29.body !== "string"){
validate88.errors = [{instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs70 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.cc !== undefined){
const _errs72 = errors;
if(typeof data29.cc !== "string"){
validate88.errors = [{instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs72 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.from !== undefined){
const _errs74 = errors;
if(typeof data29.from !== "string"){
validate88.errors = [{instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs74 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.from_name !== undefined){
const _errs76 = errors;
if(typeof data29.from_name !== "string"){
validate88.errors = [{instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs76 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.reply_to !== undefined){
const _errs78 = errors;
if(typeof data29.reply_to !== "string"){
validate88.errors = [{instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs78 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.subject !== undefined){
const _errs80 = errors;
if(typeof data29.subject !== "string"){
validate88.errors = [{instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs80 === errors;
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
validate88.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs64 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_contact_form !== undefined){
const _errs82 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs82 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_form_options !== undefined){
let data38 = data.contact_form_options;
const _errs84 = errors;
const _errs85 = errors;
if(errors === _errs85){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
let missing3;
if((data38.contact_form_id === undefined) && (missing3 = "contact_form_id")){
validate88.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs87 = errors;
for(const key1 in data38){
if(!((key1 === "contact_form_id") || (key1 === "html"))){
validate88.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs87 === errors){
if(data38.contact_form_id !== undefined){
const _errs88 = errors;
if(typeof data38.contact_form_id !== "string"){
validate88.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs88 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data38.html !== undefined){
const _errs90 = errors;
if(typeof data38.html !== "string"){
validate88.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs90 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs84 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_organization_form !== undefined){
const _errs92 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs92 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organization_form_options !== undefined){
let data42 = data.organization_form_options;
const _errs94 = errors;
const _errs95 = errors;
if(errors === _errs95){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing4;
if((data42.organization_form_id === undefined) && (missing4 = "organization_form_id")){
validate88.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs97 = errors;
for(const key2 in data42){
if(!((key2 === "organization_form_id") || (key2 === "html"))){
validate88.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs97 === errors){
if(data42.organization_form_id !== undefined){
const _errs98 = errors;
if(typeof data42.organization_form_id !== "string"){
validate88.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs98 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.html !== undefined){
const _errs100 = errors;
if(typeof data42.html !== "string"){
validate88.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs100 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs94 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allow_applicants_to_update_information !== undefined){
const _errs102 = errors;
if(typeof data.allow_applicants_to_update_information !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/allow_applicants_to_update_information",schemaPath:"#/properties/allow_applicants_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs102 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_update_options !== undefined){
let data46 = data.application_update_options;
const _errs104 = errors;
if(errors === _errs104){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
let missing5;
if(((data46.edit_application_form_id === undefined) && (missing5 = "edit_application_form_id")) || ((data46.modification_deadline_date === undefined) && (missing5 = "modification_deadline_date"))){
validate88.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data46.edit_application_form_id !== undefined){
const _errs107 = errors;
if(typeof data46.edit_application_form_id !== "string"){
validate88.errors = [{instancePath:instancePath+"/application_update_options/edit_application_form_id",schemaPath:"#/properties/application_update_options/properties/edit_application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs107 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data46.modification_deadline_date !== undefined){
const _errs109 = errors;
if(typeof data46.modification_deadline_date !== "string"){
validate88.errors = [{instancePath:instancePath+"/application_update_options/modification_deadline_date",schemaPath:"#/properties/application_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs109 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs104 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
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
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["applicationProcesses.replace"] = validate91;
const schema77 = {"$ref":"document#/components/schemas/ApplicationProcessReplacement"};
const schema78 = {"description":"An application process to put in the place of the one stored.","allOf":[{"$ref":"document#/components/schemas/SystemBody"}],"type":"object","required":["name","award_id"],"properties":{"id":{"type":"string","description":"When given, it must be the id in the path."},"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"application_form_id":{"type":"string","x-refers-to":"external:form","x-expected":true,"description":"The form that applicants fill in."},"customer_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who may apply."},"is_active":{"type":"boolean"},"available_from":{"type":"string","format":"date-time","description":"When applying begins."},"available_until":{"type":"string","format":"date-time","description":"When applying ends."},"display_in_portal":{"type":"boolean"},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"display_order":{"type":"number","format":"float","description":"Its place among the processes shown."},"requires_nomination":{"type":"boolean","description":"Only those who were nominated can apply."},"enable_references":{"type":"boolean","description":"Its applications need references."},"reference_requirements":{"type":"array","minItems":1,"x-expected":true,"description":"Which references, and how many of each. Expected when `enable_references` is true.","items":{"type":"object","required":["type_id","process_id","number_required"],"properties":{"type_id":{"type":"string","x-refers-to":"referenceTypes"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"How these references are asked for."},"number_required":{"type":"number"}},"additionalProperties":true}},"enable_eligibility_criteria":{"type":"boolean"},"eligibility_criteria":{"type":"object","x-expected":true,"description":"Who may apply; any members. Expected when `enable_eligibility_criteria` is true.","additionalProperties":true},"restrict_categories":{"type":"boolean","description":"The process is for some of the award's categories only."},"category_ids":{"type":"array","minItems":1,"x-expected":true,"description":"Expected when `restrict_categories` is true.","items":{"type":"string","x-refers-to":"external:category"}},"requires_fee":{"type":"boolean"},"fee_id":{"type":"string","x-refers-to":"external:application fee","x-expected":true,"description":"Expected when `requires_fee` is true."},"override_checkout_settings":{"type":"boolean","description":"`checkout_settings` hold here in place of the usual ones."},"checkout_settings":{"type":"object","x-expected":true,"description":"Expected when `override_checkout_settings` is true.","properties":{"allow_customer_to_choose_installment_plan":{"type":"boolean"}},"additionalProperties":true},"enable_confirmation_email":{"type":"boolean","description":"Tells applicants by e-mail that their application has come in."},"confirmation_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"Expected when `enable_confirmation_email` is true."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions","x-expected":true,"description":"Expected when `show_contact_form` is true."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions","x-expected":true,"description":"Expected when `show_organization_form` is true."},"allow_applicants_to_update_information":{"type":"boolean","description":"Applicants may change an application that has come in."},"application_update_options":{"type":"object","x-expected":true,"description":"Expected when `allow_applicants_to_update_information` is true.","required":["edit_application_form_id","modification_deadline_date"],"properties":{"edit_application_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true}},"additionalProperties":true};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.award_id === undefined) && (missing0 = "award_id"))){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate92.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate92.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_id !== undefined){
const _errs7 = errors;
if(typeof data.award_id !== "string"){
validate92.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_form_id !== undefined){
const _errs9 = errors;
if(typeof data.application_form_id !== "string"){
validate92.errors = [{instancePath:instancePath+"/application_form_id",schemaPath:"#/properties/application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.customer_type !== undefined){
let data4 = data.customer_type;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate92.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "contact") || (data4 === "organization"))){
validate92.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/enum",keyword:"enum",params:{allowedValues: schema78.properties.customer_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_active !== undefined){
const _errs13 = errors;
if(typeof data.is_active !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.available_from !== undefined){
let data6 = data.available_from;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate92.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.available_until !== undefined){
let data7 = data.available_until;
const _errs17 = errors;
if(errors === _errs17){
if(errors === _errs17){
if(typeof data7 === "string"){
if(!(formats4.validate(data7))){
validate92.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_in_portal !== undefined){
const _errs19 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_in_portal_as !== undefined){
const _errs21 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate92.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_order !== undefined){
let data10 = data.display_order;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 == "number"){
if(!(formats0.validate(data10))){
validate92.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.requires_nomination !== undefined){
const _errs25 = errors;
if(typeof data.requires_nomination !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/requires_nomination",schemaPath:"#/properties/requires_nomination/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_references !== undefined){
const _errs27 = errors;
if(typeof data.enable_references !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/enable_references",schemaPath:"#/properties/enable_references/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reference_requirements !== undefined){
let data13 = data.reference_requirements;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data13)){
if(data13.length < 1){
validate92.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs31 = errors;
if(errors === _errs31){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing1;
if((((data14.type_id === undefined) && (missing1 = "type_id")) || ((data14.process_id === undefined) && (missing1 = "process_id"))) || ((data14.number_required === undefined) && (missing1 = "number_required"))){
validate92.errors = [{instancePath:instancePath+"/reference_requirements/" + i0,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data14.type_id !== undefined){
const _errs34 = errors;
if(typeof data14.type_id !== "string"){
validate92.errors = [{instancePath:instancePath+"/reference_requirements/" + i0+"/type_id",schemaPath:"#/properties/reference_requirements/items/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.process_id !== undefined){
const _errs36 = errors;
if(typeof data14.process_id !== "string"){
validate92.errors = [{instancePath:instancePath+"/reference_requirements/" + i0+"/process_id",schemaPath:"#/properties/reference_requirements/items/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.number_required !== undefined){
const _errs38 = errors;
if(!(typeof data14.number_required == "number")){
validate92.errors = [{instancePath:instancePath+"/reference_requirements/" + i0+"/number_required",schemaPath:"#/properties/reference_requirements/items/properties/number_required/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/reference_requirements/" + i0,schemaPath:"#/properties/reference_requirements/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs31 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_eligibility_criteria !== undefined){
const _errs40 = errors;
if(typeof data.enable_eligibility_criteria !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/enable_eligibility_criteria",schemaPath:"#/properties/enable_eligibility_criteria/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.eligibility_criteria !== undefined){
let data19 = data.eligibility_criteria;
const _errs42 = errors;
if(errors === _errs42){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
}
else {
validate92.errors = [{instancePath:instancePath+"/eligibility_criteria",schemaPath:"#/properties/eligibility_criteria/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs42 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.restrict_categories !== undefined){
const _errs45 = errors;
if(typeof data.restrict_categories !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/restrict_categories",schemaPath:"#/properties/restrict_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.category_ids !== undefined){
let data21 = data.category_ids;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data21)){
if(data21.length < 1){
validate92.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
const _errs49 = errors;
if(typeof data21[i1] !== "string"){
validate92.errors = [{instancePath:instancePath+"/category_ids/" + i1,schemaPath:"#/properties/category_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs49 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.requires_fee !== undefined){
const _errs51 = errors;
if(typeof data.requires_fee !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/requires_fee",schemaPath:"#/properties/requires_fee/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fee_id !== undefined){
const _errs53 = errors;
if(typeof data.fee_id !== "string"){
validate92.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.override_checkout_settings !== undefined){
const _errs55 = errors;
if(typeof data.override_checkout_settings !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/override_checkout_settings",schemaPath:"#/properties/override_checkout_settings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.checkout_settings !== undefined){
let data26 = data.checkout_settings;
const _errs57 = errors;
if(errors === _errs57){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.allow_customer_to_choose_installment_plan !== undefined){
if(typeof data26.allow_customer_to_choose_installment_plan !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/checkout_settings/allow_customer_to_choose_installment_plan",schemaPath:"#/properties/checkout_settings/properties/allow_customer_to_choose_installment_plan/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/checkout_settings",schemaPath:"#/properties/checkout_settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs57 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_confirmation_email !== undefined){
const _errs62 = errors;
if(typeof data.enable_confirmation_email !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/enable_confirmation_email",schemaPath:"#/properties/enable_confirmation_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs62 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.confirmation_email !== undefined){
let data29 = data.confirmation_email;
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing2;
if(((data29.body === undefined) && (missing2 = "body")) || ((data29.subject === undefined) && (missing2 = "subject"))){
validate92.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs67 = errors;
for(const key0 in data29){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate92.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs67 === errors){
if(data29.bcc !== undefined){
const _errs68 = errors;
if(typeof data29.bcc !== "string"){
validate92.errors = [{instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs68 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.body !== undefined){
const _errs70 = errors;
if(typeof data29.body !== "string"){
validate92.errors = [{instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs70 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.cc !== undefined){
const _errs72 = errors;
if(typeof data29.cc !== "string"){
validate92.errors = [{instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs72 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.from !== undefined){
const _errs74 = errors;
if(typeof data29.from !== "string"){
validate92.errors = [{instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs74 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.from_name !== undefined){
const _errs76 = errors;
if(typeof data29.from_name !== "string"){
validate92.errors = [{instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs76 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.reply_to !== undefined){
const _errs78 = errors;
if(typeof data29.reply_to !== "string"){
validate92.errors = [{instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs78 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data29.subject !== undefined){
const _errs80 = errors;
if(typeof data29.subject !== "string"){
validate92.errors = [{instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs80 === errors;
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
validate92.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs64 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_contact_form !== undefined){
const _errs82 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs82 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_form_options !== undefined){
let data38 = data.contact_form_options;
const _errs84 = errors;
const _errs85 = errors;
if(errors === _errs85){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
let missing3;
if((data38.contact_form_id === undefined) && (missing3 = "contact_form_id")){
validate92.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs87 = errors;
for(const key1 in data38){
if(!((key1 === "contact_form_id") || (key1 === "html"))){
validate92.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs87 === errors){
if(data38.contact_form_id !== undefined){
const _errs88 = errors;
if(typeof data38.contact_form_id !== "string"){
validate92.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs88 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data38.html !== undefined){
const _errs90 = errors;
if(typeof data38.html !== "string"){
validate92.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs90 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs84 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_organization_form !== undefined){
const _errs92 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs92 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organization_form_options !== undefined){
let data42 = data.organization_form_options;
const _errs94 = errors;
const _errs95 = errors;
if(errors === _errs95){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing4;
if((data42.organization_form_id === undefined) && (missing4 = "organization_form_id")){
validate92.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs97 = errors;
for(const key2 in data42){
if(!((key2 === "organization_form_id") || (key2 === "html"))){
validate92.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs97 === errors){
if(data42.organization_form_id !== undefined){
const _errs98 = errors;
if(typeof data42.organization_form_id !== "string"){
validate92.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs98 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.html !== undefined){
const _errs100 = errors;
if(typeof data42.html !== "string"){
validate92.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs100 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs94 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allow_applicants_to_update_information !== undefined){
const _errs102 = errors;
if(typeof data.allow_applicants_to_update_information !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/allow_applicants_to_update_information",schemaPath:"#/properties/allow_applicants_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs102 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_update_options !== undefined){
let data46 = data.application_update_options;
const _errs104 = errors;
if(errors === _errs104){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
let missing5;
if(((data46.edit_application_form_id === undefined) && (missing5 = "edit_application_form_id")) || ((data46.modification_deadline_date === undefined) && (missing5 = "modification_deadline_date"))){
validate92.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data46.edit_application_form_id !== undefined){
const _errs107 = errors;
if(typeof data46.edit_application_form_id !== "string"){
validate92.errors = [{instancePath:instancePath+"/application_update_options/edit_application_form_id",schemaPath:"#/properties/application_update_options/properties/edit_application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs107 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data46.modification_deadline_date !== undefined){
const _errs109 = errors;
if(typeof data46.modification_deadline_date !== "string"){
validate92.errors = [{instancePath:instancePath+"/application_update_options/modification_deadline_date",schemaPath:"#/properties/application_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs109 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs104 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
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
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.applicationProcesses = validate95;
const schema82 = {"$ref":"document#/components/schemas/ApplicationProcess"};
const schema83 = {"description":"An application process.","allOf":[{"$ref":"document#/components/schemas/System"}],"type":"object","required":["name","award_id"],"properties":{"name":{"type":"string"},"award_id":{"type":"string","x-refers-to":"awards"},"application_form_id":{"type":"string","x-refers-to":"external:form","x-expected":true,"description":"The form that applicants fill in."},"customer_type":{"type":"string","enum":["contact","organization"],"x-expected":true,"description":"Who may apply."},"is_active":{"type":"boolean"},"available_from":{"type":"string","format":"date-time","description":"When applying begins."},"available_until":{"type":"string","format":"date-time","description":"When applying ends."},"display_in_portal":{"type":"boolean"},"display_in_portal_as":{"type":"string","description":"What the portal calls the process."},"display_order":{"type":"number","format":"float","description":"Its place among the processes shown."},"requires_nomination":{"type":"boolean","description":"Only those who were nominated can apply."},"enable_references":{"type":"boolean","description":"Its applications need references."},"reference_requirements":{"type":"array","minItems":1,"x-expected":true,"description":"Which references, and how many of each. Expected when `enable_references` is true.","items":{"type":"object","required":["type_id","process_id","number_required"],"properties":{"type_id":{"type":"string","x-refers-to":"referenceTypes"},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"How these references are asked for."},"number_required":{"type":"number"}},"additionalProperties":true}},"enable_eligibility_criteria":{"type":"boolean"},"eligibility_criteria":{"type":"object","x-expected":true,"description":"Who may apply; any members. Expected when `enable_eligibility_criteria` is true.","additionalProperties":true},"restrict_categories":{"type":"boolean","description":"The process is for some of the award's categories only."},"category_ids":{"type":"array","minItems":1,"x-expected":true,"description":"Expected when `restrict_categories` is true.","items":{"type":"string","x-refers-to":"external:category"}},"requires_fee":{"type":"boolean"},"fee_id":{"type":"string","x-refers-to":"external:application fee","x-expected":true,"description":"Expected when `requires_fee` is true."},"override_checkout_settings":{"type":"boolean","description":"`checkout_settings` hold here in place of the usual ones."},"checkout_settings":{"type":"object","x-expected":true,"description":"Expected when `override_checkout_settings` is true.","properties":{"allow_customer_to_choose_installment_plan":{"type":"boolean"}},"additionalProperties":true},"enable_confirmation_email":{"type":"boolean","description":"Tells applicants by e-mail that their application has come in."},"confirmation_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"Expected when `enable_confirmation_email` is true."},"show_contact_form":{"type":"boolean","description":"Shows the form of `contact_form_options`."},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions","x-expected":true,"description":"Expected when `show_contact_form` is true."},"show_organization_form":{"type":"boolean","description":"Shows the form of `organization_form_options`."},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions","x-expected":true,"description":"Expected when `show_organization_form` is true."},"allow_applicants_to_update_information":{"type":"boolean","description":"Applicants may change an application that has come in."},"application_update_options":{"type":"object","x-expected":true,"description":"Expected when `allow_applicants_to_update_information` is true.","required":["edit_application_form_id","modification_deadline_date"],"properties":{"edit_application_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The last day for changes. Any text; no format is checked."}},"additionalProperties":true}},"additionalProperties":true};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.award_id === undefined) && (missing0 = "award_id"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate96.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.award_id !== undefined){
const _errs5 = errors;
if(typeof data.award_id !== "string"){
validate96.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_form_id !== undefined){
const _errs7 = errors;
if(typeof data.application_form_id !== "string"){
validate96.errors = [{instancePath:instancePath+"/application_form_id",schemaPath:"#/properties/application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.customer_type !== undefined){
let data3 = data.customer_type;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate96.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "contact") || (data3 === "organization"))){
validate96.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"#/properties/customer_type/enum",keyword:"enum",params:{allowedValues: schema83.properties.customer_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_active !== undefined){
const _errs11 = errors;
if(typeof data.is_active !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.available_from !== undefined){
let data5 = data.available_from;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats4.validate(data5))){
validate96.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate96.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.available_until !== undefined){
let data6 = data.available_until;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate96.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate96.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_in_portal !== undefined){
const _errs17 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_in_portal_as !== undefined){
const _errs19 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate96.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.display_order !== undefined){
let data9 = data.display_order;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 == "number"){
if(!(formats0.validate(data9))){
validate96.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/format",keyword:"format",params:{format: "float"},message:"must match format \""+"float"+"\""}];
return false;
}
}
else {
validate96.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.requires_nomination !== undefined){
const _errs23 = errors;
if(typeof data.requires_nomination !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/requires_nomination",schemaPath:"#/properties/requires_nomination/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_references !== undefined){
const _errs25 = errors;
if(typeof data.enable_references !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/enable_references",schemaPath:"#/properties/enable_references/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reference_requirements !== undefined){
let data12 = data.reference_requirements;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data12)){
if(data12.length < 1){
validate96.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs29 = errors;
if(errors === _errs29){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((((data13.type_id === undefined) && (missing1 = "type_id")) || ((data13.process_id === undefined) && (missing1 = "process_id"))) || ((data13.number_required === undefined) && (missing1 = "number_required"))){
validate96.errors = [{instancePath:instancePath+"/reference_requirements/" + i0,schemaPath:"#/properties/reference_requirements/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data13.type_id !== undefined){
const _errs32 = errors;
if(typeof data13.type_id !== "string"){
validate96.errors = [{instancePath:instancePath+"/reference_requirements/" + i0+"/type_id",schemaPath:"#/properties/reference_requirements/items/properties/type_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data13.process_id !== undefined){
const _errs34 = errors;
if(typeof data13.process_id !== "string"){
validate96.errors = [{instancePath:instancePath+"/reference_requirements/" + i0+"/process_id",schemaPath:"#/properties/reference_requirements/items/properties/process_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data13.number_required !== undefined){
const _errs36 = errors;
if(!(typeof data13.number_required == "number")){
validate96.errors = [{instancePath:instancePath+"/reference_requirements/" + i0+"/number_required",schemaPath:"#/properties/reference_requirements/items/properties/number_required/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/reference_requirements/" + i0,schemaPath:"#/properties/reference_requirements/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs29 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_eligibility_criteria !== undefined){
const _errs38 = errors;
if(typeof data.enable_eligibility_criteria !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/enable_eligibility_criteria",schemaPath:"#/properties/enable_eligibility_criteria/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs38 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.eligibility_criteria !== undefined){
let data18 = data.eligibility_criteria;
const _errs40 = errors;
if(errors === _errs40){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
}
else {
validate96.errors = [{instancePath:instancePath+"/eligibility_criteria",schemaPath:"#/properties/eligibility_criteria/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.restrict_categories !== undefined){
const _errs43 = errors;
if(typeof data.restrict_categories !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/restrict_categories",schemaPath:"#/properties/restrict_categories/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.category_ids !== undefined){
let data20 = data.category_ids;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data20)){
if(data20.length < 1){
validate96.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
const _errs47 = errors;
if(typeof data20[i1] !== "string"){
validate96.errors = [{instancePath:instancePath+"/category_ids/" + i1,schemaPath:"#/properties/category_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs47 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.requires_fee !== undefined){
const _errs49 = errors;
if(typeof data.requires_fee !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/requires_fee",schemaPath:"#/properties/requires_fee/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fee_id !== undefined){
const _errs51 = errors;
if(typeof data.fee_id !== "string"){
validate96.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.override_checkout_settings !== undefined){
const _errs53 = errors;
if(typeof data.override_checkout_settings !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/override_checkout_settings",schemaPath:"#/properties/override_checkout_settings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.checkout_settings !== undefined){
let data25 = data.checkout_settings;
const _errs55 = errors;
if(errors === _errs55){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.allow_customer_to_choose_installment_plan !== undefined){
if(typeof data25.allow_customer_to_choose_installment_plan !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/checkout_settings/allow_customer_to_choose_installment_plan",schemaPath:"#/properties/checkout_settings/properties/allow_customer_to_choose_installment_plan/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/checkout_settings",schemaPath:"#/properties/checkout_settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enable_confirmation_email !== undefined){
const _errs60 = errors;
if(typeof data.enable_confirmation_email !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/enable_confirmation_email",schemaPath:"#/properties/enable_confirmation_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs60 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.confirmation_email !== undefined){
let data28 = data.confirmation_email;
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing2;
if(((data28.body === undefined) && (missing2 = "body")) || ((data28.subject === undefined) && (missing2 = "subject"))){
validate96.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs65 = errors;
for(const key0 in data28){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate96.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs65 === errors){
if(data28.bcc !== undefined){
const _errs66 = errors;
if(typeof data28.bcc !== "string"){
validate96.errors = [{instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs66 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.body !== undefined){
const _errs68 = errors;
if(typeof data28.body !== "string"){
validate96.errors = [{instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs68 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.cc !== undefined){
const _errs70 = errors;
if(typeof data28.cc !== "string"){
validate96.errors = [{instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs70 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.from !== undefined){
const _errs72 = errors;
if(typeof data28.from !== "string"){
validate96.errors = [{instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs72 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.from_name !== undefined){
const _errs74 = errors;
if(typeof data28.from_name !== "string"){
validate96.errors = [{instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs74 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.reply_to !== undefined){
const _errs76 = errors;
if(typeof data28.reply_to !== "string"){
validate96.errors = [{instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs76 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.subject !== undefined){
const _errs78 = errors;
if(typeof data28.subject !== "string"){
validate96.errors = [{instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate96.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs62 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_contact_form !== undefined){
const _errs80 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs80 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_form_options !== undefined){
let data37 = data.contact_form_options;
const _errs82 = errors;
const _errs83 = errors;
if(errors === _errs83){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing3;
if((data37.contact_form_id === undefined) && (missing3 = "contact_form_id")){
validate96.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs85 = errors;
for(const key1 in data37){
if(!((key1 === "contact_form_id") || (key1 === "html"))){
validate96.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs85 === errors){
if(data37.contact_form_id !== undefined){
const _errs86 = errors;
if(typeof data37.contact_form_id !== "string"){
validate96.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs86 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data37.html !== undefined){
const _errs88 = errors;
if(typeof data37.html !== "string"){
validate96.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs88 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs82 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.show_organization_form !== undefined){
const _errs90 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs90 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organization_form_options !== undefined){
let data41 = data.organization_form_options;
const _errs92 = errors;
const _errs93 = errors;
if(errors === _errs93){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing4;
if((data41.organization_form_id === undefined) && (missing4 = "organization_form_id")){
validate96.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs95 = errors;
for(const key2 in data41){
if(!((key2 === "organization_form_id") || (key2 === "html"))){
validate96.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs95 === errors){
if(data41.organization_form_id !== undefined){
const _errs96 = errors;
if(typeof data41.organization_form_id !== "string"){
validate96.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs96 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data41.html !== undefined){
const _errs98 = errors;
if(typeof data41.html !== "string"){
validate96.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs98 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs92 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allow_applicants_to_update_information !== undefined){
const _errs100 = errors;
if(typeof data.allow_applicants_to_update_information !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/allow_applicants_to_update_information",schemaPath:"#/properties/allow_applicants_to_update_information/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs100 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application_update_options !== undefined){
let data45 = data.application_update_options;
const _errs102 = errors;
if(errors === _errs102){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing5;
if(((data45.edit_application_form_id === undefined) && (missing5 = "edit_application_form_id")) || ((data45.modification_deadline_date === undefined) && (missing5 = "modification_deadline_date"))){
validate96.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data45.edit_application_form_id !== undefined){
const _errs105 = errors;
if(typeof data45.edit_application_form_id !== "string"){
validate96.errors = [{instancePath:instancePath+"/application_update_options/edit_application_form_id",schemaPath:"#/properties/application_update_options/properties/edit_application_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs105 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data45.modification_deadline_date !== undefined){
const _errs107 = errors;
if(typeof data45.modification_deadline_date !== "string"){
validate96.errors = [{instancePath:instancePath+"/application_update_options/modification_deadline_date",schemaPath:"#/properties/application_update_options/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs107 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"#/properties/application_update_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs102 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
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
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.batch = validate99;
const schema87 = {"type":"object","required":["operation"],"properties":{"operation":{"type":"string","enum":["create","read","update","patch","delete"]},"id":{"type":["string","null"],"pattern":"^[\\w:|-]+$","maxLength":128,"description":"Of the record. Required but for create; not for create."},"object":{"type":"object","additionalProperties":true,"description":"The record to create or to put in the place of another. Required for these."},"patch_directives":{"description":"A map from index to directive, applied in the order of the indexes; or an array. Required for patch. Errors name a\ndirective by its key in the map.\n","type":["object","array"],"maxProperties":200,"propertyNames":{"pattern":"^(0|[1-9][0-9]{0,8})$"},"additionalProperties":{"$ref":"document#/components/schemas/PatchDirective"},"maxItems":200,"items":{"$ref":"document#/components/schemas/PatchDirective"}}},"additionalProperties":false};
const schema88 = {"type":"object","required":["op","path"],"properties":{"op":{"type":"string","enum":["add","copy","move","remove","replace","test"]},"path":{"type":"string","pattern":"^(/([^~/]|~[01])*)*$","description":"A JSON Pointer."},"from":{"type":"string","pattern":"^(/([^~/]|~[01])*)*$","description":"A JSON Pointer."},"value":{"description":"Any JSON value."}},"allOf":[{"if":{"required":["op"],"properties":{"op":{"enum":["add","replace","test"]}}},"then":{"required":["value"]}},{"if":{"required":["op"],"properties":{"op":{"enum":["copy","move"]}}},"then":{"required":["from"]}}]};
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^(/([^~/]|~[01])*)*$", "u");
const pattern6 = new RegExp("^(0|[1-9][0-9]{0,8})$", "u");

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
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
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "operation") || (key0 === "id")) || (key0 === "object")) || (key0 === "patch_directives"))){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate99.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data0 === "create") || (data0 === "read")) || (data0 === "update")) || (data0 === "patch")) || (data0 === "delete"))){
validate99.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema87.properties.operation.enum},message:"must be equal to one of the allowed values"}];
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
validate99.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema87.properties.id.type},message:"must be string,null"}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate99.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate99.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w:|-]+$"},message:"must match pattern \""+"^[\\w:|-]+$"+"\""}];
return false;
}
}
}
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
validate99.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate99.errors = [{instancePath:instancePath+"/patch_directives",schemaPath:"#/properties/patch_directives/type",keyword:"type",params:{type: schema87.properties.patch_directives.type},message:"must be object,array"}];
return false;
}
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate99.errors = [{instancePath:instancePath+"/patch_directives",schemaPath:"#/properties/patch_directives/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"}];
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
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + i0,schemaPath:"document#/components/schemas/PatchDirective/allOf/0/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
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
validate99.errors = vErrors;
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
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + i0,schemaPath:"document#/components/schemas/PatchDirective/allOf/1/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
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
validate99.errors = vErrors;
return false;
}
var valid3 = _errs19 === errors;
}
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing5;
if(((data4.op === undefined) && (missing5 = "op")) || ((data4.path === undefined) && (missing5 = "path"))){
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + i0,schemaPath:"document#/components/schemas/PatchDirective/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data4.op !== undefined){
let data7 = data4.op;
const _errs24 = errors;
if(typeof data7 !== "string"){
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + i0+"/op",schemaPath:"document#/components/schemas/PatchDirective/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data7 === "add") || (data7 === "copy")) || (data7 === "move")) || (data7 === "remove")) || (data7 === "replace")) || (data7 === "test"))){
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + i0+"/op",schemaPath:"document#/components/schemas/PatchDirective/properties/op/enum",keyword:"enum",params:{allowedValues: schema88.properties.op.enum},message:"must be equal to one of the allowed values"}];
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
if(!pattern4.test(data8)){
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + i0+"/path",schemaPath:"document#/components/schemas/PatchDirective/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + i0+"/path",schemaPath:"document#/components/schemas/PatchDirective/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern4.test(data9)){
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + i0+"/from",schemaPath:"document#/components/schemas/PatchDirective/properties/from/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + i0+"/from",schemaPath:"document#/components/schemas/PatchDirective/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + i0,schemaPath:"document#/components/schemas/PatchDirective/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate99.errors = [{instancePath:instancePath+"/patch_directives",schemaPath:"#/properties/patch_directives/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"}];
return false;
}
else {
for(const key1 in data3){
const _errs30 = errors;
if(typeof key1 === "string"){
if(!pattern6.test(key1)){
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
validate99.errors = vErrors;
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
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/PatchDirective/allOf/0/then/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
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
validate99.errors = vErrors;
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
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/PatchDirective/allOf/1/then/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
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
validate99.errors = vErrors;
return false;
}
var valid12 = _errs40 === errors;
}
if(errors === _errs33){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing10;
if(((data10.op === undefined) && (missing10 = "op")) || ((data10.path === undefined) && (missing10 = "path"))){
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/PatchDirective/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
if(data10.op !== undefined){
let data13 = data10.op;
const _errs45 = errors;
if(typeof data13 !== "string"){
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/op",schemaPath:"document#/components/schemas/PatchDirective/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data13 === "add") || (data13 === "copy")) || (data13 === "move")) || (data13 === "remove")) || (data13 === "replace")) || (data13 === "test"))){
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/op",schemaPath:"document#/components/schemas/PatchDirective/properties/op/enum",keyword:"enum",params:{allowedValues: schema88.properties.op.enum},message:"must be equal to one of the allowed values"}];
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
if(!pattern4.test(data14)){
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/path",schemaPath:"document#/components/schemas/PatchDirective/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/path",schemaPath:"document#/components/schemas/PatchDirective/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern4.test(data15)){
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/from",schemaPath:"document#/components/schemas/PatchDirective/properties/from/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/from",schemaPath:"document#/components/schemas/PatchDirective/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate99.errors = [{instancePath:instancePath+"/patch_directives/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"document#/components/schemas/PatchDirective/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
