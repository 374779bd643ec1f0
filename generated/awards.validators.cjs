// Made by `npm run generate` from openapi/awards.yaml: do not edit.
"use strict";
exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128}},\"required\":[\"tenantId\"]}"] = validate0;
const schema0 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128}},"required":["tenantId"]};
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tenantId === undefined) && (missing0 = "tenantId")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate0.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate0.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"tenantId":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ReferenceBody\"}"] = validate1;
const schema1 = {"$ref":"document#/components/schemas/ReferenceBody"};
const schema3 = {"description":"A reference to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ReferenceFields"}],"unevaluatedProperties":false};
const schema4 = {"description":"System fields in a request body. The server ignores those that only it can set, except `sys_version` when a record is\nreplaced. Clients can set the others.\n","type":"object","properties":{"sys_bulk_load_at":{"type":"string","description":"When the bulk load that created the record ran."},"sys_bulk_load_id":{"type":"string","description":"The bulk load that created the record."},"sys_bulk_load_pk":{"type":"string","description":"The record's key in the loaded data."},"sys_bulk_load_record_no":{"type":"number","format":"float","description":"The record's number in the loaded data."},"sys_bulk_load_source_file":{"type":"string","description":"The file that the record was loaded from."},"sys_calculated_field_error":{"type":"string","description":"Why a field could not be calculated."},"sys_calculated_field_errors":{"type":"array","description":"Fields that could not be calculated, and why.","items":{"$ref":"document#/components/schemas/CalculatedFieldError"}},"sys_configuration_snapshot_id":{"type":"string","description":"The configuration snapshot that was in effect when the record was created."},"sys_created_at":{"description":"Set by the server. Values sent by clients are ignored."},"sys_created_by_id":{"description":"Set by the server. Values sent by clients are ignored."},"sys_deleted_by_id":{"description":"Set by the server. Values sent by clients are ignored."},"sys_directive":{"type":"string","description":"An instruction for programs that process the record."},"sys_external_id":{"type":"string","description":"The record's id in one of the client's own systems."},"sys_has_files_in_s3":{"type":"boolean","description":"Whether the record has files in an S3 bucket."},"sys_last_bulk_data_operation_id":{"type":"string","description":"The last bulk operation that changed the record."},"sys_last_bulk_data_operation_sys_version":{"type":"string","description":"The record's version after that operation."},"sys_last_modified_at":{"description":"Set by the server. Values sent by clients are ignored."},"sys_last_modified_by_id":{"description":"Set by the server. Values sent by clients are ignored."},"sys_last_security_context":{"description":"Set by the server. Values sent by clients are ignored."},"sys_locked":{"type":"boolean","description":"A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which\nneeds the permission `*.unlock`. Changes to other records that would affect its counts or scores are rejected too.\n"},"sys_snapshot_base_version":{"type":"number","format":"float","description":"The version that the configuration snapshot is based on."},"sys_version":{"description":"Set by the server. When you replace a record, you can leave it out. A number must be the current version,\notherwise it is a conflict (409). A value that is not a number is an error (400).\n"}}};
const schema5 = {"description":"A field that could not be calculated, and why.","type":"object","properties":{"error":{"type":"string","description":"Why it could not be calculated."},"field":{"type":"string","description":"Name of the field."}},"additionalProperties":false};
const formats0 = require("ajv-formats/dist/formats").fullFormats.float;

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sys_bulk_load_at !== undefined){
const _errs1 = errors;
if(typeof data.sys_bulk_load_at !== "string"){
validate4.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"#/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"}}];
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
validate4.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"#/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"}}];
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
validate4.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"#/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"}}];
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
validate4.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"#/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"#/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"}}];
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
validate4.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"#/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"}}];
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
validate4.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"#/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"}}];
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
const _errs18 = errors;
for(const key0 in data7){
if(!((key0 === "error") || (key0 === "field"))){
validate4.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/CalculatedFieldError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs18 === errors){
if(data7.error !== undefined){
const _errs19 = errors;
if(typeof data7.error !== "string"){
validate4.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/CalculatedFieldError/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.field !== undefined){
const _errs21 = errors;
if(typeof data7.field !== "string"){
validate4.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/CalculatedFieldError/properties/field/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/CalculatedFieldError/type",keyword:"type",params:{type: "object"}}];
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
validate4.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"#/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"}}];
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
const _errs23 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate4.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"#/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_directive !== undefined){
const _errs25 = errors;
if(typeof data.sys_directive !== "string"){
validate4.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"#/properties/sys_directive/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_external_id !== undefined){
const _errs27 = errors;
if(typeof data.sys_external_id !== "string"){
validate4.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"#/properties/sys_external_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_has_files_in_s3 !== undefined){
const _errs29 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate4.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"#/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs31 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate4.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"#/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs33 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate4.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"#/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_locked !== undefined){
const _errs35 = errors;
if(typeof data.sys_locked !== "boolean"){
validate4.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"#/properties/sys_locked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_snapshot_base_version !== undefined){
let data17 = data.sys_snapshot_base_version;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data17 == "number"){
if(!(formats0.validate(data17))){
validate4.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"#/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"#/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs37 === errors;
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
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"sys_bulk_load_at":true,"sys_bulk_load_id":true,"sys_bulk_load_pk":true,"sys_bulk_load_record_no":true,"sys_bulk_load_source_file":true,"sys_calculated_field_error":true,"sys_calculated_field_errors":true,"sys_configuration_snapshot_id":true,"sys_created_at":true,"sys_created_by_id":true,"sys_deleted_by_id":true,"sys_directive":true,"sys_external_id":true,"sys_has_files_in_s3":true,"sys_last_bulk_data_operation_id":true,"sys_last_bulk_data_operation_sys_version":true,"sys_last_modified_at":true,"sys_last_modified_by_id":true,"sys_last_security_context":true,"sys_locked":true,"sys_snapshot_base_version":true,"sys_version":true},"dynamicProps":false,"dynamicItems":false};

const schema6 = {"description":"The fields of a reference.","type":"object","required":["application_id","award_id","process_id","type_id","contact_id","name","completion_date"],"properties":{"application_id":{"type":"string","pattern":"^[A-Za-z0-9_:|-]+$","x-refers-to":"applications","x-visibility":"reviewer","x-writable-by":"staff","x-opens":"reviewer","description":"The application that the reference supports."},"award_id":{"type":"string","x-refers-to":"awards","x-visibility":"reviewer","x-writable-by":"staff","description":"The award that the application is for."},"process_id":{"type":"string","x-refers-to":"referenceProcesses","x-visibility":"reviewer","x-writable-by":"staff","x-opens":"reviewer","description":"The reference process of the reference."},"type_id":{"type":"string","x-refers-to":"referenceTypes","x-visibility":"reviewer","x-writable-by":"staff","description":"The kind of reference."},"contact_id":{"type":"string","x-refers-to":"external:contact","x-visibility":"reviewer","x-owner":"reviewer","description":"Contact record of the referee."},"name":{"type":"string","x-sortable":false,"x-visibility":"reviewer","description":"Name of the referee."},"completion_date":{"type":"string","format":"date-time","x-visibility":"reviewer","description":"The deadline for the reference; after submission, when it was submitted."},"status":{"$ref":"document#/components/schemas/ReferenceStatus","x-visibility":"reviewer","description":"The default for a new reference is `pending`. A PUT without it keeps the current status. `pending` can become\n`completed` or `declined`, and `declined` can become `pending`; any other change is a conflict.\n"},"first_name":{"type":"string","x-visibility":"reviewer","description":"Given name of the referee."},"last_name":{"type":"string","x-visibility":"reviewer","description":"Family name of the referee."},"email_address":{"type":"string","x-visibility":"reviewer","description":"The referee's e-mail address. The request for the reference goes there."},"job_title":{"type":"string","x-visibility":"reviewer","description":"The referee's job title."},"city":{"type":"string","x-visibility":"reviewer","description":"City of the referee."},"state":{"type":"string","x-visibility":"reviewer","description":"State or province of the referee."},"country":{"type":"string","x-visibility":"reviewer","description":"Country of the referee."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-visibility":"reviewer","description":"The organization that the referee belongs to."},"notes":{"type":"string","x-visibility":"reviewer","description":"Notes on the reference."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues","x-visibility":"reviewer"}},"examples":[{"application_id":"app-7","award_id":"award-1","process_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5e70","type_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5e71","contact_id":"contact-12","name":"Ada Lovelace","completion_date":"2026-05-01T12:00:00.000Z","email_address":"ada@example.org"}]};
const schema7 = {"description":"`pending`: requested. `completed`: submitted. `declined`: the referee declined to write it.","type":"string","enum":["completed","declined","pending"]};
const pattern1 = new RegExp("^[A-Za-z0-9_:|-]+$", "u");
const formats4 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const schema8 = {"description":"Values of the tenant's custom fields.","type":"array","items":{"$ref":"document#/components/schemas/CustomFieldValue"}};
const schema9 = {"description":"The value of one of the tenant's custom fields, in the property that matches the field's type.","type":"object","properties":{"boolean_value":{"type":"boolean","description":"Value of a yes/no field."},"custom_field_id":{"type":"string","description":"The custom field."},"file_url_value":{"type":"string","description":"The URL of the file of a file field."},"list_value":{"type":"array","items":{"type":"string"},"description":"Values of a multiple-choice field."},"numeric_value":{"type":"number","description":"Value of a number field."},"string_value":{"type":"string","description":"Value of a text field."},"table_value":{"type":"array","description":"The rows of a table field, with a property for each column.","items":{"type":"object","additionalProperties":true}}},"additionalProperties":false};

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
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs4 = errors;
for(const key0 in data0){
if(!(((((((key0 === "boolean_value") || (key0 === "custom_field_id")) || (key0 === "file_url_value")) || (key0 === "list_value")) || (key0 === "numeric_value")) || (key0 === "string_value")) || (key0 === "table_value"))){
validate7.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"document#/components/schemas/CustomFieldValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.boolean_value !== undefined){
const _errs5 = errors;
if(typeof data0.boolean_value !== "boolean"){
validate7.errors = [{instancePath:instancePath+"/" + i0+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValue/properties/boolean_value/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.custom_field_id !== undefined){
const _errs7 = errors;
if(typeof data0.custom_field_id !== "string"){
validate7.errors = [{instancePath:instancePath+"/" + i0+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValue/properties/custom_field_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.file_url_value !== undefined){
const _errs9 = errors;
if(typeof data0.file_url_value !== "string"){
validate7.errors = [{instancePath:instancePath+"/" + i0+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValue/properties/file_url_value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.list_value !== undefined){
let data4 = data0.list_value;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(typeof data4[i1] !== "string"){
validate7.errors = [{instancePath:instancePath+"/" + i0+"/list_value/" + i1,schemaPath:"document#/components/schemas/CustomFieldValue/properties/list_value/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/" + i0+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValue/properties/list_value/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.numeric_value !== undefined){
const _errs15 = errors;
if(!(typeof data0.numeric_value == "number")){
validate7.errors = [{instancePath:instancePath+"/" + i0+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValue/properties/numeric_value/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.string_value !== undefined){
const _errs17 = errors;
if(typeof data0.string_value !== "string"){
validate7.errors = [{instancePath:instancePath+"/" + i0+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValue/properties/string_value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.table_value !== undefined){
let data8 = data0.table_value;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
validate7.errors = [{instancePath:instancePath+"/" + i0+"/table_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValue/properties/table_value/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/" + i0+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValue/properties/table_value/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs19 === errors;
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
else {
validate7.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"document#/components/schemas/CustomFieldValue/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.application_id === undefined) && (missing0 = "application_id")) || ((data.award_id === undefined) && (missing0 = "award_id"))) || ((data.process_id === undefined) && (missing0 = "process_id"))) || ((data.type_id === undefined) && (missing0 = "type_id"))) || ((data.contact_id === undefined) && (missing0 = "contact_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.completion_date === undefined) && (missing0 = "completion_date"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.application_id !== undefined){
let data0 = data.application_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate6.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_:|-]+$"}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.award_id !== undefined){
const _errs3 = errors;
if(typeof data.award_id !== "string"){
validate6.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process_id !== undefined){
const _errs5 = errors;
if(typeof data.process_id !== "string"){
validate6.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type_id !== undefined){
const _errs7 = errors;
if(typeof data.type_id !== "string"){
validate6.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_id !== undefined){
const _errs9 = errors;
if(typeof data.contact_id !== "string"){
validate6.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs11 = errors;
if(typeof data.name !== "string"){
validate6.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completion_date !== undefined){
let data6 = data.completion_date;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate6.errors = [{instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/completion_date",schemaPath:"#/properties/completion_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs15 = errors;
if(typeof data7 !== "string"){
validate6.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/ReferenceStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "completed") || (data7 === "declined")) || (data7 === "pending"))){
validate6.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/ReferenceStatus/enum",keyword:"enum",params:{allowedValues: schema7.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_name !== undefined){
const _errs18 = errors;
if(typeof data.first_name !== "string"){
validate6.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_name !== undefined){
const _errs20 = errors;
if(typeof data.last_name !== "string"){
validate6.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_address !== undefined){
const _errs22 = errors;
if(typeof data.email_address !== "string"){
validate6.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.job_title !== undefined){
const _errs24 = errors;
if(typeof data.job_title !== "string"){
validate6.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs26 = errors;
if(typeof data.city !== "string"){
validate6.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs28 = errors;
if(typeof data.state !== "string"){
validate6.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
const _errs30 = errors;
if(typeof data.country !== "string"){
validate6.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
const _errs32 = errors;
if(typeof data.organization_id !== "string"){
validate6.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs34 = errors;
if(typeof data.notes !== "string"){
validate6.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs36 = errors;
if(!(validate7(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
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
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"application_id":true,"award_id":true,"process_id":true,"type_id":true,"contact_id":true,"name":true,"completion_date":true,"status":true,"first_name":true,"last_name":true,"email_address":true,"job_title":true,"city":true,"state":true,"country":true,"organization_id":true,"notes":true,"custom_field_values":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((((((((((((((key0 !== "application_id") && (key0 !== "award_id")) && (key0 !== "process_id")) && (key0 !== "type_id")) && (key0 !== "contact_id")) && (key0 !== "name")) && (key0 !== "completion_date")) && (key0 !== "status")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "email_address")) && (key0 !== "job_title")) && (key0 !== "city")) && (key0 !== "state")) && (key0 !== "country")) && (key0 !== "organization_id")) && (key0 !== "notes")) && (key0 !== "custom_field_values")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate3.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ReferenceBatch\"}"] = validate11;
const schema10 = {"$ref":"document#/components/schemas/ReferenceBatch"};
const schema11 = {"description":"Operations on references.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate11.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate11.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operations !== undefined){
let data0 = data.operations;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length > 100){
validate11.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ReferenceBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate11.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ReferenceBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ReferenceBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ReferenceSearch\"}"] = validate12;
const schema12 = {"$ref":"document#/components/schemas/ReferenceSearch"};
const schema13 = {"description":"All filters must match; without filters, every record matches. An array matches any of its values. Strings match as a\nsubstring, ignoring case. `state` must match exactly; `email_address` must match in full, ignoring case.\n","type":"object","properties":{"exclusiveStartKey":{"$ref":"document#/components/schemas/StartKey"},"application_ids":{"$ref":"document#/components/schemas/Ids"},"award_ids":{"$ref":"document#/components/schemas/Ids"},"contact_ids":{"$ref":"document#/components/schemas/Ids"},"ids":{"$ref":"document#/components/schemas/Ids"},"process_ids":{"$ref":"document#/components/schemas/Ids"},"type_ids":{"$ref":"document#/components/schemas/Ids"},"organization_id":{"$ref":"document#/components/schemas/Ids"},"city":{"type":"string","description":"Part of the referee's city.","maxLength":1000},"date":{"type":"string","format":"date","description":"Calendar day of `completion_date`, in UTC.","maxLength":1000},"email_address":{"type":"string","description":"The referee's full e-mail address, ignoring case.","maxLength":1000},"first_name":{"type":"string","description":"Part of the referee's given name.","maxLength":1000},"job_title":{"type":"string","description":"Part of the referee's job title.","maxLength":1000},"last_name":{"type":"string","description":"Part of the referee's family name.","maxLength":1000},"name":{"type":"string","description":"Part of the referee's name.","maxLength":1000},"nickname":{"type":"string","description":"Matches `first_name`.","maxLength":1000},"state":{"type":"string","description":"Exact `state`.","maxLength":1000},"status":{"$ref":"document#/components/schemas/ReferenceStatus","description":"Only references with this status."}},"additionalProperties":false};
const schema14 = {"type":"string","x-code":"page_key_invalid","description":"The same as the query parameter `exclusiveStartKey`. If you send both, they must be equal.\n"};
const schema15 = {"description":"Matches any of these ids.","type":"array","maxItems":100,"items":{"type":"string","maxLength":1000}};
const func1 = Object.prototype.hasOwnProperty;
const formats6 = require("ajv-formats/dist/formats").fullFormats.date;

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema13.properties, key0))){
validate13.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.exclusiveStartKey !== undefined){
const _errs2 = errors;
if(typeof data.exclusiveStartKey !== "string"){
validate13.errors = [{instancePath:instancePath+"/exclusiveStartKey",schemaPath:"document#/components/schemas/StartKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.application_ids !== undefined){
let data1 = data.application_ids;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
if(data1.length > 100){
validate13.errors = [{instancePath:instancePath+"/application_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 1000){
validate13.errors = [{instancePath:instancePath+"/application_ids/" + i0,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/application_ids/" + i0,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/application_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.award_ids !== undefined){
let data3 = data.award_ids;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 100){
validate13.errors = [{instancePath:instancePath+"/award_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid5 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 1000){
validate13.errors = [{instancePath:instancePath+"/award_ids/" + i1,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/award_ids/" + i1,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/award_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_ids !== undefined){
let data5 = data.contact_ids;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data5)){
if(data5.length > 100){
validate13.errors = [{instancePath:instancePath+"/contact_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid7 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(func0(data6) > 1000){
validate13.errors = [{instancePath:instancePath+"/contact_ids/" + i2,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/contact_ids/" + i2,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs18 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/contact_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ids !== undefined){
let data7 = data.ids;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data7)){
if(data7.length > 100){
validate13.errors = [{instancePath:instancePath+"/ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid9 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
const _errs23 = errors;
if(errors === _errs23){
if(typeof data8 === "string"){
if(func0(data8) > 1000){
validate13.errors = [{instancePath:instancePath+"/ids/" + i3,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/ids/" + i3,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs23 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process_ids !== undefined){
let data9 = data.process_ids;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data9)){
if(data9.length > 100){
validate13.errors = [{instancePath:instancePath+"/process_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid11 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
const _errs28 = errors;
if(errors === _errs28){
if(typeof data10 === "string"){
if(func0(data10) > 1000){
validate13.errors = [{instancePath:instancePath+"/process_ids/" + i4,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/process_ids/" + i4,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid11 = _errs28 === errors;
if(!valid11){
break;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/process_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type_ids !== undefined){
let data11 = data.type_ids;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data11)){
if(data11.length > 100){
validate13.errors = [{instancePath:instancePath+"/type_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid13 = true;
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
let data12 = data11[i5];
const _errs33 = errors;
if(errors === _errs33){
if(typeof data12 === "string"){
if(func0(data12) > 1000){
validate13.errors = [{instancePath:instancePath+"/type_ids/" + i5,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/type_ids/" + i5,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid13 = _errs33 === errors;
if(!valid13){
break;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/type_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
let data13 = data.organization_id;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data13)){
if(data13.length > 100){
validate13.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid15 = true;
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
let data14 = data13[i6];
const _errs38 = errors;
if(errors === _errs38){
if(typeof data14 === "string"){
if(func0(data14) > 1000){
validate13.errors = [{instancePath:instancePath+"/organization_id/" + i6,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/organization_id/" + i6,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid15 = _errs38 === errors;
if(!valid15){
break;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
let data15 = data.city;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data15 === "string"){
if(func0(data15) > 1000){
validate13.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data16 = data.date;
const _errs42 = errors;
if(errors === _errs42){
if(errors === _errs42){
if(typeof data16 === "string"){
if(func0(data16) > 1000){
validate13.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!(formats6.validate(data16))){
validate13.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"}}];
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
if(data.email_address !== undefined){
let data17 = data.email_address;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data17 === "string"){
if(func0(data17) > 1000){
validate13.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_name !== undefined){
let data18 = data.first_name;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data18 === "string"){
if(func0(data18) > 1000){
validate13.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.job_title !== undefined){
let data19 = data.job_title;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data19 === "string"){
if(func0(data19) > 1000){
validate13.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_name !== undefined){
let data20 = data.last_name;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data20 === "string"){
if(func0(data20) > 1000){
validate13.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data21 = data.name;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data21 === "string"){
if(func0(data21) > 1000){
validate13.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nickname !== undefined){
let data22 = data.nickname;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data22 === "string"){
if(func0(data22) > 1000){
validate13.errors = [{instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data23 = data.state;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data23 === "string"){
if(func0(data23) > 1000){
validate13.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data24 = data.status;
const _errs58 = errors;
if(typeof data24 !== "string"){
validate13.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/ReferenceStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data24 === "completed") || (data24 === "declined")) || (data24 === "pending"))){
validate13.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/ReferenceStatus/enum",keyword:"enum",params:{allowedValues: schema7.enum}}];
return false;
}
var valid0 = _errs58 === errors;
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
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ReferenceSubmission\"}"] = validate15;
const schema23 = {"$ref":"document#/components/schemas/ReferenceSubmission"};
const schema24 = {"description":"A reference as it was read, with the referee's answers.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ReferenceFields"},{"type":"object","required":["id"],"properties":{"id":{"type":"string","description":"The reference to submit."}}}],"unevaluatedProperties":false};

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
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate16.errors = [{instancePath,schemaPath:"#/allOf/2/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
if(typeof data.id !== "string"){
validate16.errors = [{instancePath:instancePath+"/id",schemaPath:"#/allOf/2/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/allOf/2/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((((((key0 !== "id") && (key0 !== "application_id")) && (key0 !== "award_id")) && (key0 !== "process_id")) && (key0 !== "type_id")) && (key0 !== "contact_id")) && (key0 !== "name")) && (key0 !== "completion_date")) && (key0 !== "status")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "email_address")) && (key0 !== "job_title")) && (key0 !== "city")) && (key0 !== "state")) && (key0 !== "country")) && (key0 !== "organization_id")) && (key0 !== "notes")) && (key0 !== "custom_field_values")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate16.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
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

exports["{\"$ref\":\"#/components/schemas/ReferencePreview\"}"] = validate20;
const schema25 = {"$ref":"document#/components/schemas/ReferencePreview"};
const schema26 = {"description":"The e-mail to render, and the record to render it for.","type":"object","required":["process_id"],"properties":{"process_id":{"type":"string","description":"The process that has the e-mail.","maxLength":1000},"reference_id":{"type":"string","description":"The reference to use for the merge fields. The default is sample data.","maxLength":1000},"email":{"$ref":"document#/components/schemas/ReferenceEmail","description":"The e-mail. The default is `reference_notification`."},"template":{"$ref":"document#/components/schemas/EmailTemplate"},"send_to":{"type":"string","format":"email","description":"The address to send the preview to. The default is the token's `email`, if any.","maxLength":1000}},"additionalProperties":false};
const schema27 = {"description":"`reference_notification` asks a referee for a reference; `application_notice` tells the applicant that one is\nmissing.\n","type":"string","enum":["reference_notification","application_notice"]};
const schema28 = {"description":"An e-mail template. `subject`, `body` and `from_name` can contain merge fields (Liquid) such as `{{ reference.name }}`. An unknown\nmerge field, a merge field that is a whole object (`{{ reference }}`) or a template with a syntax error is rejected\nwith its line and column. A field without a value in the record is empty. Values are HTML-escaped in `body`. `from`,\n`reply_to`, `cc` and `bcc` are e-mail addresses or merge fields: `{{ reference.email_address }}`.\n\nFilters that evaluate expressions (such as `where_exp`), `json` and `inspect` are not available. A range has at most\n1,000 numbers, and a `subject` or `body` at most 1,000 tags and merge fields. Rendering is limited: a `subject` or\n`body` can take 100,000 steps, and result in 10 KB or 4 MB; all e-mails of one request can take 500,000 steps and 32\nMB. A plain merge field takes about 40 steps, and 128 characters of text take one.\n","type":"object","required":["body","subject"],"properties":{"bcc":{"type":"string","maxLength":10000,"x-code":"template_invalid","description":"Blind copies: comma-separated addresses or merge fields."},"body":{"type":"string","maxLength":100000,"description":"HTML, with merge fields."},"cc":{"type":"string","maxLength":10000,"x-code":"template_invalid","description":"Copies: comma-separated addresses or merge fields."},"from":{"type":"string","maxLength":1000,"x-code":"template_invalid","description":"The sender's address, or a merge field."},"from_name":{"type":"string","maxLength":1000,"description":"The sender's name, with merge fields."},"reply_to":{"type":"string","maxLength":1000,"x-code":"template_invalid","description":"Where replies go: an address or a merge field."},"subject":{"type":"string","maxLength":1000,"description":"Text, with merge fields."}},"additionalProperties":false};
const formats8 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.process_id === undefined) && (missing0 = "process_id")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "process_id") || (key0 === "reference_id")) || (key0 === "email")) || (key0 === "template")) || (key0 === "send_to"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.process_id !== undefined){
let data0 = data.process_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
validate21.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_id !== undefined){
let data1 = data.reference_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 1000){
validate21.errors = [{instancePath:instancePath+"/reference_id",schemaPath:"#/properties/reference_id/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/reference_id",schemaPath:"#/properties/reference_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate21.errors = [{instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/ReferenceEmail/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "reference_notification") || (data2 === "application_notice"))){
validate21.errors = [{instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/ReferenceEmail/enum",keyword:"enum",params:{allowedValues: schema27.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template !== undefined){
let data3 = data.template;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.body === undefined) && (missing1 = "body")) || ((data3.subject === undefined) && (missing1 = "subject"))){
validate21.errors = [{instancePath:instancePath+"/template",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data3){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
validate21.errors = [{instancePath:instancePath+"/template",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs12 === errors){
if(data3.bcc !== undefined){
let data4 = data3.bcc;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 10000){
validate21.errors = [{instancePath:instancePath+"/template/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/template/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.body !== undefined){
let data5 = data3.body;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) > 100000){
validate21.errors = [{instancePath:instancePath+"/template/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/template/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.cc !== undefined){
let data6 = data3.cc;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func0(data6) > 10000){
validate21.errors = [{instancePath:instancePath+"/template/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/template/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.from !== undefined){
let data7 = data3.from;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(func0(data7) > 1000){
validate21.errors = [{instancePath:instancePath+"/template/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/template/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.from_name !== undefined){
let data8 = data3.from_name;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data8 === "string"){
if(func0(data8) > 1000){
validate21.errors = [{instancePath:instancePath+"/template/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/template/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.reply_to !== undefined){
let data9 = data3.reply_to;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data9 === "string"){
if(func0(data9) > 1000){
validate21.errors = [{instancePath:instancePath+"/template/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/template/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.subject !== undefined){
let data10 = data3.subject;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data10 === "string"){
if(func0(data10) > 1000){
validate21.errors = [{instancePath:instancePath+"/template/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/template/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs25 === errors;
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
validate21.errors = [{instancePath:instancePath+"/template",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.send_to !== undefined){
let data11 = data.send_to;
const _errs27 = errors;
if(errors === _errs27){
if(errors === _errs27){
if(typeof data11 === "string"){
if(func0(data11) > 1000){
validate21.errors = [{instancePath:instancePath+"/send_to",schemaPath:"#/properties/send_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!(formats8.test(data11))){
validate21.errors = [{instancePath:instancePath+"/send_to",schemaPath:"#/properties/send_to/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/send_to",schemaPath:"#/properties/send_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs27 === errors;
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
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"application_id\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9_:|-]+$\"}},\"required\":[\"tenantId\",\"application_id\"]}"] = validate23;
const schema29 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"application_id":{"type":"string","pattern":"^[A-Za-z0-9_:|-]+$"}},"required":["tenantId","application_id"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.application_id === undefined) && (missing0 = "application_id"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate23.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate23.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.application_id !== undefined){
let data1 = data.application_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate23.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_:|-]+$"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/application_id",schemaPath:"#/properties/application_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"tenantId":true,"application_id":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ReferenceProcessing\"}"] = validate24;
const schema30 = {"$ref":"document#/components/schemas/ReferenceProcessing"};
const schema31 = {"description":"Options for requesting the references.","type":"object","properties":{"dry_run":{"type":"boolean","description":"Return what would be done, without doing it."},"resend":{"type":"boolean","description":"Send e-mails again that were sent before."}},"additionalProperties":false};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "dry_run") || (key0 === "resend"))){
validate24.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceProcessing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.dry_run !== undefined){
const _errs3 = errors;
if(typeof data.dry_run !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/dry_run",schemaPath:"document#/components/schemas/ReferenceProcessing/properties/dry_run/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.resend !== undefined){
const _errs5 = errors;
if(typeof data.resend !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/resend",schemaPath:"document#/components/schemas/ReferenceProcessing/properties/resend/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceProcessing/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"contact_id\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"contact_id\"]}"] = validate25;
const schema32 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"contact_id":{"type":"string"}},"required":["tenantId","contact_id"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.contact_id === undefined) && (missing0 = "contact_id"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate25.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate25.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_id !== undefined){
const _errs3 = errors;
if(typeof data.contact_id !== "string"){
validate25.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"tenantId":true,"contact_id":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"id\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9_:|-]+$\",\"maxLength\":128}},\"required\":[\"tenantId\",\"id\"]}"] = validate26;
const schema33 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"id":{"type":"string","pattern":"^[A-Za-z0-9_:|-]+$","maxLength":128}},"required":["tenantId","id"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.id === undefined) && (missing0 = "id"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate26.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate26.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern1.test(data1)){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_:|-]+$"}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"tenantId":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ReferenceReplacement\"}"] = validate27;
const schema34 = {"$ref":"document#/components/schemas/ReferenceReplacement"};
const schema35 = {"description":"A reference that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ReferenceFields"}],"unevaluatedProperties":false};
const schema36 = {"description":"The id in the body of a replacement.","type":"object","properties":{"id":{"type":"string","description":"Optional. If present, it must match the id in the path."}}};

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
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((((((key0 !== "application_id") && (key0 !== "award_id")) && (key0 !== "process_id")) && (key0 !== "type_id")) && (key0 !== "contact_id")) && (key0 !== "name")) && (key0 !== "completion_date")) && (key0 !== "status")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "email_address")) && (key0 !== "job_title")) && (key0 !== "city")) && (key0 !== "state")) && (key0 !== "country")) && (key0 !== "organization_id")) && (key0 !== "notes")) && (key0 !== "custom_field_values")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate28.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
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

exports["{\"$ref\":\"#/components/schemas/Reference\"}"] = validate32;
const schema37 = {"$ref":"document#/components/schemas/Reference"};
const schema38 = {"description":"A reference.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ReferenceFields"}],"unevaluatedProperties":false};
const schema39 = {"description":"The system fields of a record.","type":"object","required":["id","sys_created_at","sys_last_modified_at","sys_version"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9_:|-]+$","description":"Set by the server: letters and digits that sort in order of creation."},"sys_bulk_load_at":{"type":"string","description":"When the bulk load that created the record ran."},"sys_bulk_load_id":{"type":"string","description":"The bulk load that created the record."},"sys_bulk_load_pk":{"type":"string","description":"The record's key in the loaded data."},"sys_bulk_load_record_no":{"type":"number","format":"float","description":"The record's number in the loaded data."},"sys_bulk_load_source_file":{"type":"string","description":"The file that the record was loaded from."},"sys_calculated_field_error":{"type":"string","description":"Why a field could not be calculated."},"sys_calculated_field_errors":{"type":"array","description":"Fields that could not be calculated, and why.","items":{"$ref":"document#/components/schemas/CalculatedFieldError"}},"sys_configuration_snapshot_id":{"type":"string","description":"The configuration snapshot that was in effect when the record was created."},"sys_created_at":{"type":"string","format":"date-time","description":"When the record was created."},"sys_created_by_id":{"type":"string","description":"The `sub` of the token that created the record. Hidden from callers limited to their own records."},"sys_deleted_by_id":{"type":"string","description":"Reserved for who deleted the record. This server does not keep deleted records and never returns it."},"sys_directive":{"type":"string","description":"An instruction for programs that process the record."},"sys_external_id":{"type":"string","description":"The record's id in one of the client's own systems."},"sys_has_files_in_s3":{"type":"boolean","description":"Whether the record has files in an S3 bucket."},"sys_last_bulk_data_operation_id":{"type":"string","description":"The last bulk operation that changed the record."},"sys_last_bulk_data_operation_sys_version":{"type":"string","description":"The record's version after that operation."},"sys_last_modified_at":{"type":"string","format":"date-time","description":"When the record was last changed."},"sys_last_modified_by_id":{"type":"string","description":"The `sub` of the token that last changed the record. Hidden like `sys_created_by_id`."},"sys_last_security_context":{"$ref":"document#/components/schemas/SecurityContext"},"sys_locked":{"type":"boolean","description":"A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which\nneeds the permission `*.unlock`. Changes to other records that would affect its counts or scores are rejected too.\n"},"sys_snapshot_base_version":{"type":"number","format":"float","description":"The version that the configuration snapshot is based on."},"sys_version":{"type":"integer","minimum":1,"description":"1 for a new record. Every change increases it by 1."}}};
const schema41 = {"description":"Reserved for details of who last changed the record. This server does not store or return it.","type":"object","additionalProperties":true};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.sys_created_at === undefined) && (missing0 = "sys_created_at"))) || ((data.sys_last_modified_at === undefined) && (missing0 = "sys_last_modified_at"))) || ((data.sys_version === undefined) && (missing0 = "sys_version"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate34.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_:|-]+$"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
validate34.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"#/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"}}];
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
validate34.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"#/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"}}];
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
validate34.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"#/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"}}];
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
validate34.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"#/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"#/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"}}];
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
validate34.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"#/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"}}];
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
validate34.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"#/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"}}];
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
const _errs20 = errors;
for(const key0 in data8){
if(!((key0 === "error") || (key0 === "field"))){
validate34.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/CalculatedFieldError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs20 === errors){
if(data8.error !== undefined){
const _errs21 = errors;
if(typeof data8.error !== "string"){
validate34.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/CalculatedFieldError/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.field !== undefined){
const _errs23 = errors;
if(typeof data8.field !== "string"){
validate34.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/CalculatedFieldError/properties/field/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/CalculatedFieldError/type",keyword:"type",params:{type: "object"}}];
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
validate34.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"#/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"}}];
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
const _errs25 = errors;
if(typeof data.sys_configuration_snapshot_id !== "string"){
validate34.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"#/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_created_at !== undefined){
let data12 = data.sys_created_at;
const _errs27 = errors;
if(errors === _errs27){
if(errors === _errs27){
if(typeof data12 === "string"){
if(!(formats4.validate(data12))){
validate34.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"#/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"#/properties/sys_created_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_created_by_id !== undefined){
const _errs29 = errors;
if(typeof data.sys_created_by_id !== "string"){
validate34.errors = [{instancePath:instancePath+"/sys_created_by_id",schemaPath:"#/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_deleted_by_id !== undefined){
const _errs31 = errors;
if(typeof data.sys_deleted_by_id !== "string"){
validate34.errors = [{instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"#/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_directive !== undefined){
const _errs33 = errors;
if(typeof data.sys_directive !== "string"){
validate34.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"#/properties/sys_directive/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_external_id !== undefined){
const _errs35 = errors;
if(typeof data.sys_external_id !== "string"){
validate34.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"#/properties/sys_external_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_has_files_in_s3 !== undefined){
const _errs37 = errors;
if(typeof data.sys_has_files_in_s3 !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"#/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_bulk_data_operation_id !== undefined){
const _errs39 = errors;
if(typeof data.sys_last_bulk_data_operation_id !== "string"){
validate34.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"#/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_bulk_data_operation_sys_version !== undefined){
const _errs41 = errors;
if(typeof data.sys_last_bulk_data_operation_sys_version !== "string"){
validate34.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"#/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_modified_at !== undefined){
let data20 = data.sys_last_modified_at;
const _errs43 = errors;
if(errors === _errs43){
if(errors === _errs43){
if(typeof data20 === "string"){
if(!(formats4.validate(data20))){
validate34.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"#/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"#/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_modified_by_id !== undefined){
const _errs45 = errors;
if(typeof data.sys_last_modified_by_id !== "string"){
validate34.errors = [{instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"#/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_last_security_context !== undefined){
let data22 = data.sys_last_security_context;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
}
else {
validate34.errors = [{instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/SecurityContext/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_locked !== undefined){
const _errs51 = errors;
if(typeof data.sys_locked !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"#/properties/sys_locked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_snapshot_base_version !== undefined){
let data24 = data.sys_snapshot_base_version;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
validate34.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"#/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"#/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sys_version !== undefined){
let data25 = data.sys_version;
const _errs55 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate34.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"#/properties/sys_version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs55){
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
validate34.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"#/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs55 === errors;
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"id":true,"sys_bulk_load_at":true,"sys_bulk_load_id":true,"sys_bulk_load_pk":true,"sys_bulk_load_record_no":true,"sys_bulk_load_source_file":true,"sys_calculated_field_error":true,"sys_calculated_field_errors":true,"sys_configuration_snapshot_id":true,"sys_created_at":true,"sys_created_by_id":true,"sys_deleted_by_id":true,"sys_directive":true,"sys_external_id":true,"sys_has_files_in_s3":true,"sys_last_bulk_data_operation_id":true,"sys_last_bulk_data_operation_sys_version":true,"sys_last_modified_at":true,"sys_last_modified_by_id":true,"sys_last_security_context":true,"sys_locked":true,"sys_snapshot_base_version":true,"sys_version":true},"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((((((key0 !== "application_id") && (key0 !== "award_id")) && (key0 !== "process_id")) && (key0 !== "type_id")) && (key0 !== "contact_id")) && (key0 !== "name")) && (key0 !== "completion_date")) && (key0 !== "status")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "email_address")) && (key0 !== "job_title")) && (key0 !== "city")) && (key0 !== "state")) && (key0 !== "country")) && (key0 !== "organization_id")) && (key0 !== "notes")) && (key0 !== "custom_field_values")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate33.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/MergePatch\"}"] = validate38;
const schema42 = {"$ref":"document#/components/schemas/MergePatch"};
const schema43 = {"description":"A JSON Merge Patch (RFC 7396): properties replace those of the record, and `null` removes a property. `id` and fields that\nonly the server can set are accepted only with their stored values, so you can send back a record as you read it.\n","type":"object","additionalProperties":true};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate38.errors = [{instancePath,schemaPath:"document#/components/schemas/MergePatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/PatchOrMergePatch\"}"] = validate39;
const schema44 = {"$ref":"document#/components/schemas/PatchOrMergePatch"};
const schema45 = {"description":"An object is a JSON Merge Patch (RFC 7396) of the fields to change. An array is a JSON Patch (RFC 6902).","oneOf":[{"$ref":"document#/components/schemas/MergePatch"},{"$ref":"document#/components/schemas/Patch"}]};
const schema47 = {"description":"A JSON Patch (RFC 6902).","type":"array","maxItems":200,"items":{"$ref":"document#/components/schemas/PatchDirective"}};
const schema48 = {"description":"One step of a JSON Patch.","type":"object","required":["op","path"],"properties":{"op":{"$ref":"document#/components/schemas/PatchOperator"},"path":{"type":"string","maxLength":33000,"pattern":"^(/([^~/\\x00]|~[01]){0,256})*$","description":"A JSON Pointer to the value to change."},"from":{"type":"string","maxLength":33000,"pattern":"^(/([^~/\\x00]|~[01]){0,256})*$","description":"A JSON Pointer to the source, for `move` and `copy`."},"value":{"description":"Any JSON value, for `add`, `replace` and `test`."}},"if":{"required":["op"],"properties":{"op":{"enum":["add","replace","test"]}}},"then":{"required":["value"],"properties":{"op":{},"path":{},"from":{},"value":{}}},"else":{"if":{"required":["op"],"properties":{"op":{"enum":["copy","move"]}}},"then":{"required":["from"],"properties":{"op":{},"path":{},"from":{},"value":{}}}}};
const schema49 = {"description":"`add` sets a property or inserts an array item. `replace` sets an existing value. `remove` deletes a value. `move` and\n`copy` take the value at `from`. `test` fails (409) unless the value at `path` equals `value`.\n","type":"string","enum":["add","copy","move","remove","replace","test"]};
const pattern8 = new RegExp("^(/([^~/\\x00]|~[01]){0,256})*$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.op === undefined) && (missing0 = "op")){
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
if(data.op !== undefined){
let data0 = data.op;
if(!(((data0 === "add") || (data0 === "replace")) || (data0 === "test"))){
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.value === undefined) && (missing1 = "value")){
validate42.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.op = true;
props0.path = true;
props0.from = true;
props0.value = true;
}
ifClause0 = "then";
}
else {
const _errs5 = errors;
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.op === undefined) && (missing2 = "op")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.op !== undefined){
let data1 = data.op;
if(!((data1 === "copy") || (data1 === "move"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.from === undefined) && (missing3 = "from")){
validate42.errors = [{instancePath,schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
}
var _valid1 = _errs9 === errors;
valid2 = _valid1;
if(valid2){
var props1 = {};
props1.op = true;
props1.path = true;
props1.from = true;
props1.value = true;
}
}
if(!valid2){
const err4 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate42.errors = vErrors;
return false;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
ifClause0 = "else";
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate42.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.op === undefined) && (missing4 = "op")) || ((data.path === undefined) && (missing4 = "path"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.op = true;
props0.path = true;
props0.from = true;
props0.value = true;
}
if(data.op !== undefined){
let data2 = data.op;
const _errs10 = errors;
if(typeof data2 !== "string"){
validate42.errors = [{instancePath:instancePath+"/op",schemaPath:"document#/components/schemas/PatchOperator/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data2 === "add") || (data2 === "copy")) || (data2 === "move")) || (data2 === "remove")) || (data2 === "replace")) || (data2 === "test"))){
validate42.errors = [{instancePath:instancePath+"/op",schemaPath:"document#/components/schemas/PatchOperator/enum",keyword:"enum",params:{allowedValues: schema49.enum}}];
return false;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.path !== undefined){
let data3 = data.path;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(func0(data3) > 33000){
validate42.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 33000}}];
return false;
}
else {
if(!pattern8.test(data3)){
validate42.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/([^~/\\x00]|~[01]){0,256})*$"}}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.from !== undefined){
let data4 = data.from;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func0(data4) > 33000){
validate42.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 33000}}];
return false;
}
else {
if(!pattern8.test(data4)){
validate42.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^(/([^~/\\x00]|~[01]){0,256})*$"}}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 200){
validate41.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate42(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"document#/components/schemas/MergePatch/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs5 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate40.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate40.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":true,"dynamicItems":true};


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
else {
var props0 = validate40.evaluated.props;
var items0 = validate40.evaluated.items;
}
validate39.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":true,"dynamicItems":true};

exports["{\"$ref\":\"#/components/schemas/Patch\"}"] = validate46;
const schema50 = {"$ref":"document#/components/schemas/Patch"};

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
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 200){
validate47.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate42(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
validate46.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ReferenceProcessBody\"}"] = validate50;
const schema52 = {"$ref":"document#/components/schemas/ReferenceProcessBody"};
const schema53 = {"description":"A reference process to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ReferenceProcessFields"}],"unevaluatedProperties":false};
const schema54 = {"description":"The fields of a reference process.","type":"object","required":["name","award_id","reference_form_id","application_notice_email","reference_notification_email","contact_form_options","organization_form_options"],"properties":{"name":{"type":"string","x-visibility":"reviewer","description":"Name shown to staff."},"award_id":{"type":"string","x-refers-to":"awards","x-visibility":"reviewer","description":"The award that needs the references."},"reference_form_id":{"type":"string","x-refers-to":"external:form","x-visibility":"reviewer","description":"The form that referees fill in."},"is_active":{"type":"boolean","x-visibility":"reviewer","description":"Whether the process is in use."},"display_in_portal":{"type":"boolean","x-visibility":"reviewer","description":"Whether the portal shows the process."},"display_in_portal_as":{"type":"string","x-visibility":"reviewer","description":"The name of the process in the portal."},"show_contact_form":{"type":"boolean","x-visibility":"reviewer","description":"Whether to show the form of `contact_form_options`."},"show_organization_form":{"type":"boolean","x-visibility":"reviewer","description":"Whether to show the form of `organization_form_options`."},"enable_application_notice_email":{"type":"boolean","description":"Whether `references.process` tells the applicant that references are missing."},"enable_reference_notification_email":{"type":"boolean","description":"Whether `references.process` asks the referees for their references."},"application_notice_email":{"$ref":"document#/components/schemas/EmailTemplate","x-visibility":"staff","x-merge-objects":{"reference":"references","process":"referenceProcesses","type":"referenceTypes","application":"applications","award":"awards"},"description":"The e-mail that tells the applicant which references are missing.\n\n**Merge fields.** `[]` stands for each item of a list: write `reference.custom_field_values[].boolean_value` as\n`{% for item in reference.custom_field_values %}{{ item.boolean_value }}{% endfor %}`.\n`*` stands for any name.\n\n| Merge field | Type | Description |\n| --- | --- | --- |\n| `reference.application_id` | string | The application that the reference supports. |\n| `reference.award_id` | string | The award that the application is for. |\n| `reference.process_id` | string | The reference process of the reference. |\n| `reference.type_id` | string | The kind of reference. |\n| `reference.contact_id` | string | Contact record of the referee. |\n| `reference.name` | string | Name of the referee. |\n| `reference.completion_date` | string | The deadline for the reference; after submission, when it was submitted. |\n| `reference.status` | string | The default for a new reference is `pending`. |\n| `reference.first_name` | string | Given name of the referee. |\n| `reference.last_name` | string | Family name of the referee. |\n| `reference.email_address` | string | The referee's e-mail address. |\n| `reference.job_title` | string | The referee's job title. |\n| `reference.city` | string | City of the referee. |\n| `reference.state` | string | State or province of the referee. |\n| `reference.country` | string | Country of the referee. |\n| `reference.organization_id` | string | The organization that the referee belongs to. |\n| `reference.notes` | string | Notes on the reference. |\n| `reference.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `reference.custom_field_values[].custom_field_id` | string | The custom field. |\n| `reference.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `reference.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `reference.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `reference.custom_field_values[].string_value` | string | Value of a text field. |\n| `reference.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `reference.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `reference.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `reference.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `reference.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `reference.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `reference.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `reference.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `reference.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `reference.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `reference.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `reference.sys_created_at` | string | When the record was created. |\n| `reference.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `reference.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `reference.sys_directive` | string | An instruction for programs that process the record. |\n| `reference.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `reference.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `reference.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `reference.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `reference.sys_last_modified_at` | string | When the record was last changed. |\n| `reference.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `reference.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `reference.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `reference.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `reference.sys_version` | integer | 1 for a new record. |\n| `process.name` | string | Name shown to staff. |\n| `process.award_id` | string | The award that needs the references. |\n| `process.reference_form_id` | string | The form that referees fill in. |\n| `process.is_active` | boolean | Whether the process is in use. |\n| `process.display_in_portal` | boolean | Whether the portal shows the process. |\n| `process.display_in_portal_as` | string | The name of the process in the portal. |\n| `process.show_contact_form` | boolean | Whether to show the form of `contact_form_options`. |\n| `process.show_organization_form` | boolean | Whether to show the form of `organization_form_options`. |\n| `process.enable_application_notice_email` | boolean | Whether `references.process` tells the applicant that references are missing. |\n| `process.enable_reference_notification_email` | boolean | Whether `references.process` asks the referees for their references. |\n| `process.application_notice_email.bcc` | string | Blind copies: comma-separated addresses or merge fields. |\n| `process.application_notice_email.body` | string | HTML, with merge fields. |\n| `process.application_notice_email.cc` | string | Copies: comma-separated addresses or merge fields. |\n| `process.application_notice_email.from` | string | The sender's address, or a merge field. |\n| `process.application_notice_email.from_name` | string | The sender's name, with merge fields. |\n| `process.application_notice_email.reply_to` | string | Where replies go: an address or a merge field. |\n| `process.application_notice_email.subject` | string | Text, with merge fields. |\n| `process.reference_notification_email.bcc` | string | Blind copies: comma-separated addresses or merge fields. |\n| `process.reference_notification_email.body` | string | HTML, with merge fields. |\n| `process.reference_notification_email.cc` | string | Copies: comma-separated addresses or merge fields. |\n| `process.reference_notification_email.from` | string | The sender's address, or a merge field. |\n| `process.reference_notification_email.from_name` | string | The sender's name, with merge fields. |\n| `process.reference_notification_email.reply_to` | string | Where replies go: an address or a merge field. |\n| `process.reference_notification_email.subject` | string | Text, with merge fields. |\n| `process.contact_form_options.contact_form_id` | string | The form. |\n| `process.contact_form_options.html` | string | Text above the form. |\n| `process.organization_form_options.organization_form_id` | string | The form. |\n| `process.organization_form_options.html` | string | Text above the form. |\n| `process.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `process.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `process.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `process.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `process.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `process.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `process.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `process.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `process.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `process.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `process.sys_created_at` | string | When the record was created. |\n| `process.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `process.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `process.sys_directive` | string | An instruction for programs that process the record. |\n| `process.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `process.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `process.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `process.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `process.sys_last_modified_at` | string | When the record was last changed. |\n| `process.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `process.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `process.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `process.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `process.sys_version` | integer | 1 for a new record. |\n| `type.name` | string | The name of the type, such as \"Academic\". |\n| `type.is_active` | boolean | Whether the type is in use. |\n| `type.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `type.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `type.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `type.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `type.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `type.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `type.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `type.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `type.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `type.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `type.sys_created_at` | string | When the record was created. |\n| `type.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `type.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `type.sys_directive` | string | An instruction for programs that process the record. |\n| `type.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `type.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `type.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `type.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `type.sys_last_modified_at` | string | When the record was last changed. |\n| `type.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `type.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `type.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `type.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `type.sys_version` | integer | 1 for a new record. |\n| `application.name` | string | Name of the applicant. |\n| `application.award_id` | string | The award that the application is for. |\n| `application.award_type_id` | string | The kind of award that the application is for. |\n| `application.process_id` | string | The application process of the application. |\n| `application.owner_type` | string | Whether the applicant is a contact or an organization. |\n| `application.contact_id` | string | Contact record of the applicant, or of the person who applies for the organization. |\n| `application.organization_id` | string | Expected when `owner_type` is `organization`. |\n| `application.date` | string | The date of the application, in any format. |\n| `application.status` | string | Status of the application; any string. |\n| `application.status_reason_id` | string | Why it has this status. |\n| `application.first_name` | string | Given name of the applicant. |\n| `application.last_name` | string | Family name of the applicant. |\n| `application.email_address` | string | The applicant's e-mail address. |\n| `application.job_title` | string | The applicant's job title. |\n| `application.city` | string | City of the applicant. |\n| `application.state` | string | State or province of the applicant. |\n| `application.country` | string | Country of the applicant. |\n| `application.bucket_id` | string | The group of reviewers that it is assigned to. |\n| `application.override_bucket_assignment` | boolean | Whether to keep the current `bucket_id` instead of assigning one. |\n| `application.round_id` | string | The current review round. |\n| `application.review_status` | string | Outcome of the reviews. |\n| `application.last_review_status_change` | string | When `review_status` last changed. |\n| `application.reviewer_recommendation` | string | The joint recommendation of the reviewers. |\n| `application.pending_console_review` | boolean | Whether the reviews are done and a decision by staff is pending. |\n| `application.average_score` | number | Mean of the reviewers' scores. |\n| `application.total_score` | number | Sum of the reviewers' scores. |\n| `application.references[].*` | any | References stored in the application. |\n| `application.number_of_missing_references` | number | How many references are still missing. |\n| `application.recipient_categories[].category_id` | string | The category. |\n| `application.recipient_categories[].*` | any | Categories in which the applicant receives the award. |\n| `application.nominee_id` | string | The nominee who applies. |\n| `application.fee_id` | string | The fee for applying. |\n| `application.order_id` | string | The order that pays the fee. |\n| `application.order_line_item_id` | string | The line item of that order. |\n| `application.submission_space_id` | string | The space in which it was submitted. |\n| `application.notes` | string | Internal notes, visible only to staff. |\n| `application.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `application.custom_field_values[].custom_field_id` | string | The custom field. |\n| `application.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `application.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `application.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `application.custom_field_values[].string_value` | string | Value of a text field. |\n| `application.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `application.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `application.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `application.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `application.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `application.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `application.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `application.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `application.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `application.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `application.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `application.sys_created_at` | string | When the record was created. |\n| `application.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `application.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `application.sys_directive` | string | An instruction for programs that process the record. |\n| `application.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `application.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `application.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `application.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `application.sys_last_modified_at` | string | When the record was last changed. |\n| `application.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `application.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `application.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `application.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `application.sys_version` | integer | 1 for a new record. |\n| `award.name` | string | The name of the award. |\n| `award.type_id` | string | The kind of award. |\n| `award.description` | string | What the award is for, as text for applicants. |\n| `award.date` | string | When the award is given. |\n| `award.enable_applications` | boolean | Whether people can apply for it. |\n| `award.application_options.maximum_applications_per_applicant` | number | How many applications one applicant can submit. |\n| `award.application_options.*` | any | Used if `enable_applications` is true. |\n| `award.enable_nominations` | boolean | Whether people can nominate others for it. |\n| `award.enable_recipient_categories` | boolean | Whether its recipients are grouped into categories. |\n| `award.enable_reviews` | boolean | Whether its applications are reviewed. |\n| `award.allow_recipients_to_update_information` | boolean | Whether recipients can update their information. |\n| `award.recipient_update_options.recipient_update_options_form_id` | string | The form for the changes. |\n| `award.recipient_update_options.modification_deadline_date` | string | The deadline for changes, in any format. |\n| `award.recipient_update_options.*` | any | Expected when `allow_recipients_to_update_information` is true. |\n| `award.certificate_mode` | string | How certificates are created, or `disabled`. |\n| `award.certificate_template` | string | Expected unless `certificate_mode` is `disabled`. |\n| `award.show_in_portal` | boolean | Whether the portal shows the award. |\n| `award.show_in_portal_from` | string | When the portal starts to show it. |\n| `award.show_in_portal_until` | string | When the portal stops showing it. |\n| `award.application_page_layout_id` | string | Page layout of applications. |\n| `award.nomination_page_layout_id` | string | Page layout of nominations. |\n| `award.nominee_page_layout_id` | string | Page layout of nominees. |\n| `award.recipient_page_layout_id` | string | Page layout of recipients. |\n| `award.cloned_from_id` | string | The award it was copied from. |\n| `award.previous_award_id` | string | The previous edition of the award. |\n| `award.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `award.custom_field_values[].custom_field_id` | string | The custom field. |\n| `award.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `award.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `award.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `award.custom_field_values[].string_value` | string | Value of a text field. |\n| `award.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `award.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `award.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `award.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `award.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `award.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `award.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `award.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `award.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `award.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `award.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `award.sys_created_at` | string | When the record was created. |\n| `award.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `award.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `award.sys_directive` | string | An instruction for programs that process the record. |\n| `award.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `award.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `award.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `award.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `award.sys_last_modified_at` | string | When the record was last changed. |\n| `award.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `award.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `award.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `award.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `award.sys_version` | integer | 1 for a new record. |"},"reference_notification_email":{"$ref":"document#/components/schemas/EmailTemplate","x-visibility":"staff","x-merge-objects":{"reference":"references","process":"referenceProcesses","type":"referenceTypes","application":"applications","award":"awards"},"description":"The e-mail that asks a referee for a reference.\n\n**Merge fields.** `[]` stands for each item of a list: write `reference.custom_field_values[].boolean_value` as\n`{% for item in reference.custom_field_values %}{{ item.boolean_value }}{% endfor %}`.\n`*` stands for any name.\n\n| Merge field | Type | Description |\n| --- | --- | --- |\n| `reference.application_id` | string | The application that the reference supports. |\n| `reference.award_id` | string | The award that the application is for. |\n| `reference.process_id` | string | The reference process of the reference. |\n| `reference.type_id` | string | The kind of reference. |\n| `reference.contact_id` | string | Contact record of the referee. |\n| `reference.name` | string | Name of the referee. |\n| `reference.completion_date` | string | The deadline for the reference; after submission, when it was submitted. |\n| `reference.status` | string | The default for a new reference is `pending`. |\n| `reference.first_name` | string | Given name of the referee. |\n| `reference.last_name` | string | Family name of the referee. |\n| `reference.email_address` | string | The referee's e-mail address. |\n| `reference.job_title` | string | The referee's job title. |\n| `reference.city` | string | City of the referee. |\n| `reference.state` | string | State or province of the referee. |\n| `reference.country` | string | Country of the referee. |\n| `reference.organization_id` | string | The organization that the referee belongs to. |\n| `reference.notes` | string | Notes on the reference. |\n| `reference.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `reference.custom_field_values[].custom_field_id` | string | The custom field. |\n| `reference.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `reference.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `reference.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `reference.custom_field_values[].string_value` | string | Value of a text field. |\n| `reference.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `reference.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `reference.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `reference.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `reference.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `reference.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `reference.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `reference.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `reference.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `reference.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `reference.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `reference.sys_created_at` | string | When the record was created. |\n| `reference.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `reference.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `reference.sys_directive` | string | An instruction for programs that process the record. |\n| `reference.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `reference.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `reference.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `reference.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `reference.sys_last_modified_at` | string | When the record was last changed. |\n| `reference.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `reference.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `reference.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `reference.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `reference.sys_version` | integer | 1 for a new record. |\n| `process.name` | string | Name shown to staff. |\n| `process.award_id` | string | The award that needs the references. |\n| `process.reference_form_id` | string | The form that referees fill in. |\n| `process.is_active` | boolean | Whether the process is in use. |\n| `process.display_in_portal` | boolean | Whether the portal shows the process. |\n| `process.display_in_portal_as` | string | The name of the process in the portal. |\n| `process.show_contact_form` | boolean | Whether to show the form of `contact_form_options`. |\n| `process.show_organization_form` | boolean | Whether to show the form of `organization_form_options`. |\n| `process.enable_application_notice_email` | boolean | Whether `references.process` tells the applicant that references are missing. |\n| `process.enable_reference_notification_email` | boolean | Whether `references.process` asks the referees for their references. |\n| `process.application_notice_email.bcc` | string | Blind copies: comma-separated addresses or merge fields. |\n| `process.application_notice_email.body` | string | HTML, with merge fields. |\n| `process.application_notice_email.cc` | string | Copies: comma-separated addresses or merge fields. |\n| `process.application_notice_email.from` | string | The sender's address, or a merge field. |\n| `process.application_notice_email.from_name` | string | The sender's name, with merge fields. |\n| `process.application_notice_email.reply_to` | string | Where replies go: an address or a merge field. |\n| `process.application_notice_email.subject` | string | Text, with merge fields. |\n| `process.reference_notification_email.bcc` | string | Blind copies: comma-separated addresses or merge fields. |\n| `process.reference_notification_email.body` | string | HTML, with merge fields. |\n| `process.reference_notification_email.cc` | string | Copies: comma-separated addresses or merge fields. |\n| `process.reference_notification_email.from` | string | The sender's address, or a merge field. |\n| `process.reference_notification_email.from_name` | string | The sender's name, with merge fields. |\n| `process.reference_notification_email.reply_to` | string | Where replies go: an address or a merge field. |\n| `process.reference_notification_email.subject` | string | Text, with merge fields. |\n| `process.contact_form_options.contact_form_id` | string | The form. |\n| `process.contact_form_options.html` | string | Text above the form. |\n| `process.organization_form_options.organization_form_id` | string | The form. |\n| `process.organization_form_options.html` | string | Text above the form. |\n| `process.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `process.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `process.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `process.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `process.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `process.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `process.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `process.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `process.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `process.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `process.sys_created_at` | string | When the record was created. |\n| `process.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `process.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `process.sys_directive` | string | An instruction for programs that process the record. |\n| `process.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `process.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `process.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `process.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `process.sys_last_modified_at` | string | When the record was last changed. |\n| `process.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `process.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `process.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `process.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `process.sys_version` | integer | 1 for a new record. |\n| `type.name` | string | The name of the type, such as \"Academic\". |\n| `type.is_active` | boolean | Whether the type is in use. |\n| `type.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `type.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `type.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `type.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `type.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `type.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `type.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `type.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `type.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `type.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `type.sys_created_at` | string | When the record was created. |\n| `type.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `type.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `type.sys_directive` | string | An instruction for programs that process the record. |\n| `type.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `type.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `type.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `type.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `type.sys_last_modified_at` | string | When the record was last changed. |\n| `type.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `type.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `type.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `type.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `type.sys_version` | integer | 1 for a new record. |\n| `application.name` | string | Name of the applicant. |\n| `application.award_id` | string | The award that the application is for. |\n| `application.award_type_id` | string | The kind of award that the application is for. |\n| `application.process_id` | string | The application process of the application. |\n| `application.owner_type` | string | Whether the applicant is a contact or an organization. |\n| `application.contact_id` | string | Contact record of the applicant, or of the person who applies for the organization. |\n| `application.organization_id` | string | Expected when `owner_type` is `organization`. |\n| `application.date` | string | The date of the application, in any format. |\n| `application.status` | string | Status of the application; any string. |\n| `application.status_reason_id` | string | Why it has this status. |\n| `application.first_name` | string | Given name of the applicant. |\n| `application.last_name` | string | Family name of the applicant. |\n| `application.email_address` | string | The applicant's e-mail address. |\n| `application.job_title` | string | The applicant's job title. |\n| `application.city` | string | City of the applicant. |\n| `application.state` | string | State or province of the applicant. |\n| `application.country` | string | Country of the applicant. |\n| `application.bucket_id` | string | The group of reviewers that it is assigned to. |\n| `application.override_bucket_assignment` | boolean | Whether to keep the current `bucket_id` instead of assigning one. |\n| `application.round_id` | string | The current review round. |\n| `application.review_status` | string | Outcome of the reviews. |\n| `application.last_review_status_change` | string | When `review_status` last changed. |\n| `application.reviewer_recommendation` | string | The joint recommendation of the reviewers. |\n| `application.pending_console_review` | boolean | Whether the reviews are done and a decision by staff is pending. |\n| `application.average_score` | number | Mean of the reviewers' scores. |\n| `application.total_score` | number | Sum of the reviewers' scores. |\n| `application.references[].*` | any | References stored in the application. |\n| `application.number_of_missing_references` | number | How many references are still missing. |\n| `application.recipient_categories[].category_id` | string | The category. |\n| `application.recipient_categories[].*` | any | Categories in which the applicant receives the award. |\n| `application.nominee_id` | string | The nominee who applies. |\n| `application.fee_id` | string | The fee for applying. |\n| `application.order_id` | string | The order that pays the fee. |\n| `application.order_line_item_id` | string | The line item of that order. |\n| `application.submission_space_id` | string | The space in which it was submitted. |\n| `application.notes` | string | Internal notes, visible only to staff. |\n| `application.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `application.custom_field_values[].custom_field_id` | string | The custom field. |\n| `application.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `application.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `application.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `application.custom_field_values[].string_value` | string | Value of a text field. |\n| `application.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `application.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `application.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `application.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `application.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `application.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `application.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `application.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `application.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `application.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `application.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `application.sys_created_at` | string | When the record was created. |\n| `application.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `application.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `application.sys_directive` | string | An instruction for programs that process the record. |\n| `application.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `application.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `application.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `application.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `application.sys_last_modified_at` | string | When the record was last changed. |\n| `application.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `application.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `application.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `application.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `application.sys_version` | integer | 1 for a new record. |\n| `award.name` | string | The name of the award. |\n| `award.type_id` | string | The kind of award. |\n| `award.description` | string | What the award is for, as text for applicants. |\n| `award.date` | string | When the award is given. |\n| `award.enable_applications` | boolean | Whether people can apply for it. |\n| `award.application_options.maximum_applications_per_applicant` | number | How many applications one applicant can submit. |\n| `award.application_options.*` | any | Used if `enable_applications` is true. |\n| `award.enable_nominations` | boolean | Whether people can nominate others for it. |\n| `award.enable_recipient_categories` | boolean | Whether its recipients are grouped into categories. |\n| `award.enable_reviews` | boolean | Whether its applications are reviewed. |\n| `award.allow_recipients_to_update_information` | boolean | Whether recipients can update their information. |\n| `award.recipient_update_options.recipient_update_options_form_id` | string | The form for the changes. |\n| `award.recipient_update_options.modification_deadline_date` | string | The deadline for changes, in any format. |\n| `award.recipient_update_options.*` | any | Expected when `allow_recipients_to_update_information` is true. |\n| `award.certificate_mode` | string | How certificates are created, or `disabled`. |\n| `award.certificate_template` | string | Expected unless `certificate_mode` is `disabled`. |\n| `award.show_in_portal` | boolean | Whether the portal shows the award. |\n| `award.show_in_portal_from` | string | When the portal starts to show it. |\n| `award.show_in_portal_until` | string | When the portal stops showing it. |\n| `award.application_page_layout_id` | string | Page layout of applications. |\n| `award.nomination_page_layout_id` | string | Page layout of nominations. |\n| `award.nominee_page_layout_id` | string | Page layout of nominees. |\n| `award.recipient_page_layout_id` | string | Page layout of recipients. |\n| `award.cloned_from_id` | string | The award it was copied from. |\n| `award.previous_award_id` | string | The previous edition of the award. |\n| `award.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `award.custom_field_values[].custom_field_id` | string | The custom field. |\n| `award.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `award.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `award.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `award.custom_field_values[].string_value` | string | Value of a text field. |\n| `award.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `award.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `award.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `award.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `award.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `award.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `award.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `award.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `award.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `award.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `award.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `award.sys_created_at` | string | When the record was created. |\n| `award.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `award.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `award.sys_directive` | string | An instruction for programs that process the record. |\n| `award.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `award.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `award.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `award.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `award.sys_last_modified_at` | string | When the record was last changed. |\n| `award.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `award.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `award.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `award.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `award.sys_version` | integer | 1 for a new record. |"},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions","x-visibility":"reviewer"},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions","x-visibility":"reviewer"}},"examples":[{"name":"Letters of support","award_id":"award-1","reference_form_id":"form-3","is_active":true,"display_in_portal":true,"enable_reference_notification_email":true,"application_notice_email":{"subject":"References are missing","body":"<p>Some of your referees have not answered yet.</p>"},"reference_notification_email":{"subject":"Your reference","body":"<p>Dear {{ reference.name }}</p>"},"contact_form_options":{"contact_form_id":"form-4"},"organization_form_options":{"organization_form_id":"form-5"}}]};
const schema57 = {"description":"The form in which a referee updates their own details.","type":"object","required":["contact_form_id"],"properties":{"contact_form_id":{"type":"string","x-refers-to":"external:form","description":"The form."},"html":{"type":"string","description":"Text above the form."}},"additionalProperties":false};
const schema58 = {"description":"The form in which a referee updates the details of their organization.","type":"object","required":["organization_form_id"],"properties":{"organization_form_id":{"type":"string","x-refers-to":"external:form","description":"The form."},"html":{"type":"string","description":"Text above the form."}},"additionalProperties":false};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.name === undefined) && (missing0 = "name")) || ((data.award_id === undefined) && (missing0 = "award_id"))) || ((data.reference_form_id === undefined) && (missing0 = "reference_form_id"))) || ((data.application_notice_email === undefined) && (missing0 = "application_notice_email"))) || ((data.reference_notification_email === undefined) && (missing0 = "reference_notification_email"))) || ((data.contact_form_options === undefined) && (missing0 = "contact_form_options"))) || ((data.organization_form_options === undefined) && (missing0 = "organization_form_options"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate53.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.award_id !== undefined){
const _errs3 = errors;
if(typeof data.award_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_form_id !== undefined){
const _errs5 = errors;
if(typeof data.reference_form_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/reference_form_id",schemaPath:"#/properties/reference_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs7 = errors;
if(typeof data.is_active !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_in_portal !== undefined){
const _errs9 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_in_portal_as !== undefined){
const _errs11 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate53.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_contact_form !== undefined){
const _errs13 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_organization_form !== undefined){
const _errs15 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_application_notice_email !== undefined){
const _errs17 = errors;
if(typeof data.enable_application_notice_email !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/enable_application_notice_email",schemaPath:"#/properties/enable_application_notice_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_reference_notification_email !== undefined){
const _errs19 = errors;
if(typeof data.enable_reference_notification_email !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/enable_reference_notification_email",schemaPath:"#/properties/enable_reference_notification_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.application_notice_email !== undefined){
let data10 = data.application_notice_email;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if(((data10.body === undefined) && (missing1 = "body")) || ((data10.subject === undefined) && (missing1 = "subject"))){
validate53.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs24 = errors;
for(const key0 in data10){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate53.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs24 === errors){
if(data10.bcc !== undefined){
let data11 = data10.bcc;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data11 === "string"){
if(func0(data11) > 10000){
validate53.errors = [{instancePath:instancePath+"/application_notice_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/application_notice_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.body !== undefined){
let data12 = data10.body;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 === "string"){
if(func0(data12) > 100000){
validate53.errors = [{instancePath:instancePath+"/application_notice_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/application_notice_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.cc !== undefined){
let data13 = data10.cc;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 === "string"){
if(func0(data13) > 10000){
validate53.errors = [{instancePath:instancePath+"/application_notice_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/application_notice_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.from !== undefined){
let data14 = data10.from;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data14 === "string"){
if(func0(data14) > 1000){
validate53.errors = [{instancePath:instancePath+"/application_notice_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/application_notice_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.from_name !== undefined){
let data15 = data10.from_name;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data15 === "string"){
if(func0(data15) > 1000){
validate53.errors = [{instancePath:instancePath+"/application_notice_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/application_notice_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.reply_to !== undefined){
let data16 = data10.reply_to;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data16 === "string"){
if(func0(data16) > 1000){
validate53.errors = [{instancePath:instancePath+"/application_notice_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/application_notice_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.subject !== undefined){
let data17 = data10.subject;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data17 === "string"){
if(func0(data17) > 1000){
validate53.errors = [{instancePath:instancePath+"/application_notice_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/application_notice_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs37 === errors;
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
else {
validate53.errors = [{instancePath:instancePath+"/application_notice_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_notification_email !== undefined){
let data18 = data.reference_notification_email;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing2;
if(((data18.body === undefined) && (missing2 = "body")) || ((data18.subject === undefined) && (missing2 = "subject"))){
validate53.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs42 = errors;
for(const key1 in data18){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
validate53.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs42 === errors){
if(data18.bcc !== undefined){
let data19 = data18.bcc;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data19 === "string"){
if(func0(data19) > 10000){
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs43 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.body !== undefined){
let data20 = data18.body;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data20 === "string"){
if(func0(data20) > 100000){
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs45 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.cc !== undefined){
let data21 = data18.cc;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data21 === "string"){
if(func0(data21) > 10000){
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs47 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.from !== undefined){
let data22 = data18.from;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data22 === "string"){
if(func0(data22) > 1000){
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs49 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.from_name !== undefined){
let data23 = data18.from_name;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data23 === "string"){
if(func0(data23) > 1000){
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs51 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.reply_to !== undefined){
let data24 = data18.reply_to;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data24 === "string"){
if(func0(data24) > 1000){
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs53 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.subject !== undefined){
let data25 = data18.subject;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data25 === "string"){
if(func0(data25) > 1000){
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/reference_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs55 === errors;
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
}
else {
validate53.errors = [{instancePath:instancePath+"/reference_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_form_options !== undefined){
let data26 = data.contact_form_options;
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs58){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing3;
if((data26.contact_form_id === undefined) && (missing3 = "contact_form_id")){
validate53.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs60 = errors;
for(const key2 in data26){
if(!((key2 === "contact_form_id") || (key2 === "html"))){
validate53.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs60 === errors){
if(data26.contact_form_id !== undefined){
const _errs61 = errors;
if(typeof data26.contact_form_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs61 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data26.html !== undefined){
const _errs63 = errors;
if(typeof data26.html !== "string"){
validate53.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs63 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_form_options !== undefined){
let data29 = data.organization_form_options;
const _errs65 = errors;
const _errs66 = errors;
if(errors === _errs66){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing4;
if((data29.organization_form_id === undefined) && (missing4 = "organization_form_id")){
validate53.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs68 = errors;
for(const key3 in data29){
if(!((key3 === "organization_form_id") || (key3 === "html"))){
validate53.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs68 === errors){
if(data29.organization_form_id !== undefined){
const _errs69 = errors;
if(typeof data29.organization_form_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs69 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data29.html !== undefined){
const _errs71 = errors;
if(typeof data29.html !== "string"){
validate53.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs71 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs65 === errors;
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
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"name":true,"award_id":true,"reference_form_id":true,"is_active":true,"display_in_portal":true,"display_in_portal_as":true,"show_contact_form":true,"show_organization_form":true,"enable_application_notice_email":true,"enable_reference_notification_email":true,"application_notice_email":true,"reference_notification_email":true,"contact_form_options":true,"organization_form_options":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "award_id")) && (key0 !== "reference_form_id")) && (key0 !== "is_active")) && (key0 !== "display_in_portal")) && (key0 !== "display_in_portal_as")) && (key0 !== "show_contact_form")) && (key0 !== "show_organization_form")) && (key0 !== "enable_application_notice_email")) && (key0 !== "enable_reference_notification_email")) && (key0 !== "application_notice_email")) && (key0 !== "reference_notification_email")) && (key0 !== "contact_form_options")) && (key0 !== "organization_form_options")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate51.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ReferenceProcessBatch\"}"] = validate56;
const schema59 = {"$ref":"document#/components/schemas/ReferenceProcessBatch"};
const schema60 = {"description":"Operations on reference processes.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate56.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceProcessBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate56.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceProcessBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operations !== undefined){
let data0 = data.operations;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length > 100){
validate56.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ReferenceProcessBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate56.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ReferenceProcessBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ReferenceProcessBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceProcessBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"award_id\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"award_id\"]}"] = validate57;
const schema61 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"award_id":{"type":"string"}},"required":["tenantId","award_id"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.award_id === undefined) && (missing0 = "award_id"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate57.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate57.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.award_id !== undefined){
const _errs3 = errors;
if(typeof data.award_id !== "string"){
validate57.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"tenantId":true,"award_id":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ReferenceProcessReplacement\"}"] = validate58;
const schema62 = {"$ref":"document#/components/schemas/ReferenceProcessReplacement"};
const schema63 = {"description":"A reference process that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ReferenceProcessFields"}],"unevaluatedProperties":false};

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
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "award_id")) && (key0 !== "reference_form_id")) && (key0 !== "is_active")) && (key0 !== "display_in_portal")) && (key0 !== "display_in_portal_as")) && (key0 !== "show_contact_form")) && (key0 !== "show_organization_form")) && (key0 !== "enable_application_notice_email")) && (key0 !== "enable_reference_notification_email")) && (key0 !== "application_notice_email")) && (key0 !== "reference_notification_email")) && (key0 !== "contact_form_options")) && (key0 !== "organization_form_options")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate59.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
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

exports["{\"$ref\":\"#/components/schemas/ReferenceProcess\"}"] = validate63;
const schema65 = {"$ref":"document#/components/schemas/ReferenceProcess"};
const schema66 = {"description":"A reference process.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ReferenceProcessFields"}],"unevaluatedProperties":false};

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
const _errs0 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "award_id")) && (key0 !== "reference_form_id")) && (key0 !== "is_active")) && (key0 !== "display_in_portal")) && (key0 !== "display_in_portal_as")) && (key0 !== "show_contact_form")) && (key0 !== "show_organization_form")) && (key0 !== "enable_application_notice_email")) && (key0 !== "enable_reference_notification_email")) && (key0 !== "application_notice_email")) && (key0 !== "reference_notification_email")) && (key0 !== "contact_form_options")) && (key0 !== "organization_form_options")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate64.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
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

exports["{\"$ref\":\"#/components/schemas/ReferenceTypeBody\"}"] = validate68;
const schema67 = {"$ref":"document#/components/schemas/ReferenceTypeBody"};
const schema68 = {"description":"A reference type to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ReferenceTypeFields"}],"unevaluatedProperties":false};
const schema69 = {"description":"The fields of a reference type.","type":"object","required":["name"],"properties":{"name":{"type":"string","description":"The name of the type, such as \"Academic\"."},"is_active":{"type":"boolean","description":"Whether the type is in use."}},"examples":[{"name":"Academic","is_active":true}]};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate69.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceTypeFields/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate69.errors = [{instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/ReferenceTypeFields/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.is_active !== undefined){
const _errs6 = errors;
if(typeof data.is_active !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/is_active",schemaPath:"document#/components/schemas/ReferenceTypeFields/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceTypeFields/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "name") && (key0 !== "is_active")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate69.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ReferenceTypeBatch\"}"] = validate72;
const schema70 = {"$ref":"document#/components/schemas/ReferenceTypeBatch"};
const schema71 = {"description":"Operations on reference types.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate72.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceTypeBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate72.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceTypeBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operations !== undefined){
let data0 = data.operations;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length > 100){
validate72.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ReferenceTypeBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate72.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ReferenceTypeBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ReferenceTypeBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceTypeBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ReferenceTypeReplacement\"}"] = validate73;
const schema72 = {"$ref":"document#/components/schemas/ReferenceTypeReplacement"};
const schema73 = {"description":"A reference type that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ReferenceTypeFields"}],"unevaluatedProperties":false};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
validate74.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate74.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceTypeFields/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs9 = errors;
if(typeof data.name !== "string"){
validate74.errors = [{instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/ReferenceTypeFields/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.is_active !== undefined){
const _errs11 = errors;
if(typeof data.is_active !== "boolean"){
validate74.errors = [{instancePath:instancePath+"/is_active",schemaPath:"document#/components/schemas/ReferenceTypeFields/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceTypeFields/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "name") && (key0 !== "is_active")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate74.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ReferenceType\"}"] = validate77;
const schema76 = {"$ref":"document#/components/schemas/ReferenceType"};
const schema77 = {"description":"A reference type.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ReferenceTypeFields"}],"unevaluatedProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate78.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceTypeFields/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate78.errors = [{instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/ReferenceTypeFields/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.is_active !== undefined){
const _errs6 = errors;
if(typeof data.is_active !== "boolean"){
validate78.errors = [{instancePath:instancePath+"/is_active",schemaPath:"document#/components/schemas/ReferenceTypeFields/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"document#/components/schemas/ReferenceTypeFields/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "name") && (key0 !== "is_active")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate78.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/SavedReportBody\"}"] = validate81;
const schema79 = {"$ref":"document#/components/schemas/SavedReportBody"};
const schema80 = {"description":"A saved report to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/SavedReportFields"}],"unevaluatedProperties":false};
const schema81 = {"description":"The fields of a saved report.","type":"object","required":["name","app","report_id","user_id","access_group","report_configuration"],"properties":{"name":{"type":"string","description":"The name of the report."},"description":{"type":"string","description":"What the report shows."},"app":{"type":"string","description":"The app that the report belongs to, such as `awards`."},"report_id":{"type":"string","x-refers-to":"external:report","description":"The report that was run."},"user_id":{"type":"string","x-refers-to":"external:user","description":"The user who saved it."},"access_group":{"$ref":"document#/components/schemas/SavedReportAccessGroup","description":"Whether it is visible to its user only or to the team."},"report_configuration":{"type":"object","additionalProperties":true,"description":"The saved settings; any properties."}},"examples":[{"name":"References still pending","description":"By award, the oldest first.","app":"awards","report_id":"report-9","user_id":"jo","access_group":"team","report_configuration":{"columns":["name","completion_date"],"filters":{"status":"pending"}}}]};
const schema82 = {"type":"string","enum":["personal","team"],"description":"Whether it is visible to its user only or to the team."};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.app === undefined) && (missing0 = "app"))) || ((data.report_id === undefined) && (missing0 = "report_id"))) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.access_group === undefined) && (missing0 = "access_group"))) || ((data.report_configuration === undefined) && (missing0 = "report_configuration"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate84.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs3 = errors;
if(typeof data.description !== "string"){
validate84.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.app !== undefined){
const _errs5 = errors;
if(typeof data.app !== "string"){
validate84.errors = [{instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report_id !== undefined){
const _errs7 = errors;
if(typeof data.report_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
const _errs9 = errors;
if(typeof data.user_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_group !== undefined){
let data5 = data.access_group;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate84.errors = [{instancePath:instancePath+"/access_group",schemaPath:"document#/components/schemas/SavedReportAccessGroup/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "personal") || (data5 === "team"))){
validate84.errors = [{instancePath:instancePath+"/access_group",schemaPath:"document#/components/schemas/SavedReportAccessGroup/enum",keyword:"enum",params:{allowedValues: schema82.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report_configuration !== undefined){
let data6 = data.report_configuration;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
validate84.errors = [{instancePath:instancePath+"/report_configuration",schemaPath:"#/properties/report_configuration/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
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
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"name":true,"description":true,"app":true,"report_id":true,"user_id":true,"access_group":true,"report_configuration":true},"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "description")) && (key0 !== "app")) && (key0 !== "report_id")) && (key0 !== "user_id")) && (key0 !== "access_group")) && (key0 !== "report_configuration")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate82.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/SavedReportBatch\"}"] = validate87;
const schema83 = {"$ref":"document#/components/schemas/SavedReportBatch"};
const schema84 = {"description":"Operations on saved reports.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate87.errors = [{instancePath,schemaPath:"document#/components/schemas/SavedReportBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate87.errors = [{instancePath,schemaPath:"document#/components/schemas/SavedReportBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operations !== undefined){
let data0 = data.operations;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length > 100){
validate87.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/SavedReportBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate87.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/SavedReportBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/SavedReportBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"document#/components/schemas/SavedReportBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"app\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"app\"]}"] = validate88;
const schema85 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"app":{"type":"string"}},"required":["tenantId","app"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.app === undefined) && (missing0 = "app"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate88.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate88.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.app !== undefined){
const _errs3 = errors;
if(typeof data.app !== "string"){
validate88.errors = [{instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"tenantId":true,"app":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/SavedReportReplacement\"}"] = validate89;
const schema86 = {"$ref":"document#/components/schemas/SavedReportReplacement"};
const schema87 = {"description":"A saved report that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/SavedReportFields"}],"unevaluatedProperties":false};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
validate90.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "description")) && (key0 !== "app")) && (key0 !== "report_id")) && (key0 !== "user_id")) && (key0 !== "access_group")) && (key0 !== "report_configuration")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate90.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/SavedReport\"}"] = validate94;
const schema89 = {"$ref":"document#/components/schemas/SavedReport"};
const schema90 = {"description":"A saved report.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/SavedReportFields"}],"unevaluatedProperties":false};

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
const _errs0 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "description")) && (key0 !== "app")) && (key0 !== "report_id")) && (key0 !== "user_id")) && (key0 !== "access_group")) && (key0 !== "report_configuration")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate95.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ShippingProductBody\"}"] = validate99;
const schema91 = {"$ref":"document#/components/schemas/ShippingProductBody"};
const schema92 = {"description":"A shipping product to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ShippingProductFields"}],"unevaluatedProperties":false};
const schema93 = {"description":"The fields of a shipping product.","type":"object","required":["name","business_unit_id"],"properties":{"name":{"type":"string","description":"The name that buyers see, such as \"Courier, two days\"."},"business_unit_id":{"type":"string","x-refers-to":"external:business unit","description":"The business unit that sells it."},"is_active":{"type":"boolean","description":"Whether it can be sold."},"notes":{"type":"string","description":"Internal notes, visible only to staff."},"type":{"$ref":"document#/components/schemas/ShippingProductType","description":"Always this value for shipping products."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"examples":[{"name":"Parcel, insured","business_unit_id":"unit-2","is_active":true,"type":"commerce-shipping-products"}]};
const schema94 = {"type":"string","enum":["commerce-shipping-products"],"description":"Always this value for shipping products."};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.business_unit_id === undefined) && (missing0 = "business_unit_id"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate102.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.business_unit_id !== undefined){
const _errs3 = errors;
if(typeof data.business_unit_id !== "string"){
validate102.errors = [{instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs5 = errors;
if(typeof data.is_active !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs7 = errors;
if(typeof data.notes !== "string"){
validate102.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data4 = data.type;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate102.errors = [{instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/ShippingProductType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data4 === "commerce-shipping-products")){
validate102.errors = [{instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/ShippingProductType/enum",keyword:"enum",params:{allowedValues: schema94.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs12 = errors;
if(!(validate7(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
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
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"name":true,"business_unit_id":true,"is_active":true,"notes":true,"type":true,"custom_field_values":true},"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "business_unit_id")) && (key0 !== "is_active")) && (key0 !== "notes")) && (key0 !== "type")) && (key0 !== "custom_field_values")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate100.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ShippingProductBatch\"}"] = validate106;
const schema95 = {"$ref":"document#/components/schemas/ShippingProductBatch"};
const schema96 = {"description":"Operations on shipping products.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate106.errors = [{instancePath,schemaPath:"document#/components/schemas/ShippingProductBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate106.errors = [{instancePath,schemaPath:"document#/components/schemas/ShippingProductBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operations !== undefined){
let data0 = data.operations;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length > 100){
validate106.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ShippingProductBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate106.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ShippingProductBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ShippingProductBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"document#/components/schemas/ShippingProductBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ShippingProductReplacement\"}"] = validate107;
const schema97 = {"$ref":"document#/components/schemas/ShippingProductReplacement"};
const schema98 = {"description":"A shipping product that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ShippingProductFields"}],"unevaluatedProperties":false};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
validate108.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "business_unit_id")) && (key0 !== "is_active")) && (key0 !== "notes")) && (key0 !== "type")) && (key0 !== "custom_field_values")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate108.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ShippingProduct\"}"] = validate112;
const schema100 = {"$ref":"document#/components/schemas/ShippingProduct"};
const schema101 = {"description":"A shipping product.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ShippingProductFields"}],"unevaluatedProperties":false};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "name") && (key0 !== "business_unit_id")) && (key0 !== "is_active")) && (key0 !== "notes")) && (key0 !== "type")) && (key0 !== "custom_field_values")) && (key0 !== "id")) && (key0 !== "sys_bulk_load_at")) && (key0 !== "sys_bulk_load_id")) && (key0 !== "sys_bulk_load_pk")) && (key0 !== "sys_bulk_load_record_no")) && (key0 !== "sys_bulk_load_source_file")) && (key0 !== "sys_calculated_field_error")) && (key0 !== "sys_calculated_field_errors")) && (key0 !== "sys_configuration_snapshot_id")) && (key0 !== "sys_created_at")) && (key0 !== "sys_created_by_id")) && (key0 !== "sys_deleted_by_id")) && (key0 !== "sys_directive")) && (key0 !== "sys_external_id")) && (key0 !== "sys_has_files_in_s3")) && (key0 !== "sys_last_bulk_data_operation_id")) && (key0 !== "sys_last_bulk_data_operation_sys_version")) && (key0 !== "sys_last_modified_at")) && (key0 !== "sys_last_modified_by_id")) && (key0 !== "sys_last_security_context")) && (key0 !== "sys_locked")) && (key0 !== "sys_snapshot_base_version")) && (key0 !== "sys_version")){
validate113.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}];
return false;
break;
}
}
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AwardBody\"}"] = validate117;
const schema102 = {"$ref":"document#/components/schemas/AwardBody"};
const schema103 = {"description":"An award to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/AwardFields"}],"additionalProperties":true};
const schema104 = {"description":"The fields of an award.","type":"object","required":["name"],"properties":{"name":{"type":"string","description":"The name of the award."},"type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true,"description":"The kind of award."},"description":{"type":"string","description":"What the award is for, as text for applicants."},"date":{"type":"string","format":"date-time","description":"When the award is given."},"enable_applications":{"type":"boolean","description":"Whether people can apply for it."},"application_options":{"$ref":"document#/components/schemas/AwardApplicationOptions","description":"Used if `enable_applications` is true."},"enable_nominations":{"type":"boolean","description":"Whether people can nominate others for it."},"enable_recipient_categories":{"type":"boolean","description":"Whether its recipients are grouped into categories."},"enable_reviews":{"type":"boolean","description":"Whether its applications are reviewed."},"allow_recipients_to_update_information":{"type":"boolean","description":"Whether recipients can update their information."},"recipient_update_options":{"$ref":"document#/components/schemas/AwardRecipientUpdateOptions","description":"Expected when `allow_recipients_to_update_information` is true.","x-expected":true},"certificate_mode":{"type":"string","description":"How certificates are created, or `disabled`."},"certificate_template":{"type":"string","x-expected":true,"description":"Expected unless `certificate_mode` is `disabled`."},"show_in_portal":{"type":"boolean","description":"Whether the portal shows the award."},"show_in_portal_from":{"type":"string","format":"date-time","description":"When the portal starts to show it."},"show_in_portal_until":{"type":"string","format":"date-time","description":"When the portal stops showing it."},"application_page_layout_id":{"type":"string","x-refers-to":"external:page layout","description":"Page layout of applications."},"nomination_page_layout_id":{"type":"string","x-refers-to":"external:page layout","description":"Page layout of nominations."},"nominee_page_layout_id":{"type":"string","x-refers-to":"external:page layout","description":"Page layout of nominees."},"recipient_page_layout_id":{"type":"string","x-refers-to":"external:page layout","description":"Page layout of recipients."},"cloned_from_id":{"type":"string","x-refers-to":"awards","description":"The award it was copied from."},"previous_award_id":{"type":"string","x-refers-to":"awards","description":"The previous edition of the award."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true,"examples":[{"name":"Young Researcher of the Year","type_id":"type-1","date":"2026-11-20T18:00:00.000Z","enable_applications":true,"application_options":{"maximum_applications_per_applicant":1},"certificate_mode":"disabled","show_in_portal":true}]};
const schema105 = {"type":"object","description":"Used if `enable_applications` is true.","properties":{"maximum_applications_per_applicant":{"type":"number","description":"How many applications one applicant can submit."}},"additionalProperties":true};
const schema106 = {"type":"object","description":"Expected when `allow_recipients_to_update_information` is true.","properties":{"recipient_update_options_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The deadline for changes, in any format."}},"additionalProperties":true};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate120.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type_id !== undefined){
const _errs4 = errors;
if(typeof data.type_id !== "string"){
validate120.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs6 = errors;
if(typeof data.description !== "string"){
validate120.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data3 = data.date;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate120.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_applications !== undefined){
const _errs10 = errors;
if(typeof data.enable_applications !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/enable_applications",schemaPath:"#/properties/enable_applications/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.application_options !== undefined){
let data5 = data.application_options;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.maximum_applications_per_applicant !== undefined){
if(!(typeof data5.maximum_applications_per_applicant == "number")){
validate120.errors = [{instancePath:instancePath+"/application_options/maximum_applications_per_applicant",schemaPath:"document#/components/schemas/AwardApplicationOptions/properties/maximum_applications_per_applicant/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/application_options",schemaPath:"document#/components/schemas/AwardApplicationOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_nominations !== undefined){
const _errs18 = errors;
if(typeof data.enable_nominations !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/enable_nominations",schemaPath:"#/properties/enable_nominations/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_recipient_categories !== undefined){
const _errs20 = errors;
if(typeof data.enable_recipient_categories !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/enable_recipient_categories",schemaPath:"#/properties/enable_recipient_categories/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_reviews !== undefined){
const _errs22 = errors;
if(typeof data.enable_reviews !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/enable_reviews",schemaPath:"#/properties/enable_reviews/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_recipients_to_update_information !== undefined){
const _errs24 = errors;
if(typeof data.allow_recipients_to_update_information !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/allow_recipients_to_update_information",schemaPath:"#/properties/allow_recipients_to_update_information/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recipient_update_options !== undefined){
let data11 = data.recipient_update_options;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.recipient_update_options_form_id !== undefined){
const _errs30 = errors;
if(typeof data11.recipient_update_options_form_id !== "string"){
validate120.errors = [{instancePath:instancePath+"/recipient_update_options/recipient_update_options_form_id",schemaPath:"document#/components/schemas/AwardRecipientUpdateOptions/properties/recipient_update_options_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.modification_deadline_date !== undefined){
const _errs32 = errors;
if(typeof data11.modification_deadline_date !== "string"){
validate120.errors = [{instancePath:instancePath+"/recipient_update_options/modification_deadline_date",schemaPath:"document#/components/schemas/AwardRecipientUpdateOptions/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/recipient_update_options",schemaPath:"document#/components/schemas/AwardRecipientUpdateOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_mode !== undefined){
const _errs34 = errors;
if(typeof data.certificate_mode !== "string"){
validate120.errors = [{instancePath:instancePath+"/certificate_mode",schemaPath:"#/properties/certificate_mode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_template !== undefined){
const _errs36 = errors;
if(typeof data.certificate_template !== "string"){
validate120.errors = [{instancePath:instancePath+"/certificate_template",schemaPath:"#/properties/certificate_template/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_in_portal !== undefined){
const _errs38 = errors;
if(typeof data.show_in_portal !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/show_in_portal",schemaPath:"#/properties/show_in_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_in_portal_from !== undefined){
let data17 = data.show_in_portal_from;
const _errs40 = errors;
if(errors === _errs40){
if(errors === _errs40){
if(typeof data17 === "string"){
if(!(formats4.validate(data17))){
validate120.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/show_in_portal_from",schemaPath:"#/properties/show_in_portal_from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_in_portal_until !== undefined){
let data18 = data.show_in_portal_until;
const _errs42 = errors;
if(errors === _errs42){
if(errors === _errs42){
if(typeof data18 === "string"){
if(!(formats4.validate(data18))){
validate120.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/show_in_portal_until",schemaPath:"#/properties/show_in_portal_until/type",keyword:"type",params:{type: "string"}}];
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
if(data.application_page_layout_id !== undefined){
const _errs44 = errors;
if(typeof data.application_page_layout_id !== "string"){
validate120.errors = [{instancePath:instancePath+"/application_page_layout_id",schemaPath:"#/properties/application_page_layout_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomination_page_layout_id !== undefined){
const _errs46 = errors;
if(typeof data.nomination_page_layout_id !== "string"){
validate120.errors = [{instancePath:instancePath+"/nomination_page_layout_id",schemaPath:"#/properties/nomination_page_layout_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nominee_page_layout_id !== undefined){
const _errs48 = errors;
if(typeof data.nominee_page_layout_id !== "string"){
validate120.errors = [{instancePath:instancePath+"/nominee_page_layout_id",schemaPath:"#/properties/nominee_page_layout_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recipient_page_layout_id !== undefined){
const _errs50 = errors;
if(typeof data.recipient_page_layout_id !== "string"){
validate120.errors = [{instancePath:instancePath+"/recipient_page_layout_id",schemaPath:"#/properties/recipient_page_layout_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cloned_from_id !== undefined){
const _errs52 = errors;
if(typeof data.cloned_from_id !== "string"){
validate120.errors = [{instancePath:instancePath+"/cloned_from_id",schemaPath:"#/properties/cloned_from_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_award_id !== undefined){
const _errs54 = errors;
if(typeof data.previous_award_id !== "string"){
validate120.errors = [{instancePath:instancePath+"/previous_award_id",schemaPath:"#/properties/previous_award_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs56 = errors;
if(!(validate7(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs56 === errors;
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
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AwardBatch\"}"] = validate124;
const schema107 = {"$ref":"document#/components/schemas/AwardBatch"};
const schema108 = {"description":"Operations on awards.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate124.errors = [{instancePath,schemaPath:"document#/components/schemas/AwardBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate124.errors = [{instancePath,schemaPath:"document#/components/schemas/AwardBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operations !== undefined){
let data0 = data.operations;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length > 100){
validate124.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AwardBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate124.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AwardBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AwardBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"document#/components/schemas/AwardBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AwardReplacement\"}"] = validate125;
const schema109 = {"$ref":"document#/components/schemas/AwardReplacement"};
const schema110 = {"description":"An award that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/AwardFields"}],"additionalProperties":true};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/Award\"}"] = validate130;
const schema112 = {"$ref":"document#/components/schemas/Award"};
const schema113 = {"description":"An award.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/AwardFields"}],"additionalProperties":true};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ApplicationBody\"}"] = validate135;
const schema114 = {"$ref":"document#/components/schemas/ApplicationBody"};
const schema115 = {"description":"An application to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ApplicationFields"}],"additionalProperties":true};
const schema116 = {"description":"The fields of an application.","type":"object","required":["name"],"properties":{"name":{"type":"string","x-sortable":false,"x-visibility":"public","description":"Name of the applicant."},"award_id":{"type":"string","x-refers-to":"awards","x-expected":true,"x-visibility":"public","x-writable-by":"creator","description":"The award that the application is for."},"award_type_id":{"type":"string","x-refers-to":"external:award type","x-expected":true,"x-visibility":"author","x-writable-by":"creator","description":"The kind of award that the application is for."},"process_id":{"type":"string","x-refers-to":"applicationProcesses","x-visibility":"author","x-writable-by":"creator","description":"The application process of the application."},"owner_type":{"$ref":"document#/components/schemas/CustomerType","x-expected":true,"x-visibility":"author","description":"Whether the applicant is a contact or an organization."},"contact_id":{"type":"string","x-refers-to":"external:contact","x-expected":true,"x-visibility":"author","x-owner":"author","description":"Contact record of the applicant, or of the person who applies for the organization."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-expected":true,"x-visibility":"author","x-writable-by":"creator","description":"Expected when `owner_type` is `organization`."},"date":{"type":"string","x-expected":true,"x-visibility":"author","x-writable-by":"staff","description":"The date of the application, in any format."},"status":{"type":"string","x-visibility":"staff","description":"Status of the application; any string."},"status_reason_id":{"type":"string","x-refers-to":"external:application status reason","description":"Why it has this status."},"first_name":{"type":"string","x-visibility":"author","description":"Given name of the applicant."},"last_name":{"type":"string","x-visibility":"author","description":"Family name of the applicant."},"email_address":{"type":"string","x-visibility":"author","description":"The applicant's e-mail address. Notices about missing references go there."},"job_title":{"type":"string","x-visibility":"author","description":"The applicant's job title."},"city":{"type":"string","x-visibility":"author","description":"City of the applicant."},"state":{"type":"string","x-visibility":"author","description":"State or province of the applicant."},"country":{"type":"string","x-visibility":"author","description":"Country of the applicant."},"bucket_id":{"type":"string","x-refers-to":"external:review bucket","x-expected":true,"description":"The group of reviewers that it is assigned to."},"override_bucket_assignment":{"type":"boolean","description":"Whether to keep the current `bucket_id` instead of assigning one."},"round_id":{"type":"string","x-refers-to":"external:review round","description":"The current review round."},"review_status":{"type":"string","x-visibility":"staff","description":"Outcome of the reviews."},"last_review_status_change":{"type":"string","format":"date-time","description":"When `review_status` last changed."},"reviewer_recommendation":{"type":"string","description":"The joint recommendation of the reviewers."},"pending_console_review":{"type":"boolean","description":"Whether the reviews are done and a decision by staff is pending."},"average_score":{"type":"number","format":"float","description":"Mean of the reviewers' scores."},"total_score":{"type":"number","description":"Sum of the reviewers' scores."},"references":{"type":"array","x-visibility":"staff","description":"References stored in the application.","items":{"type":"object","additionalProperties":true}},"number_of_missing_references":{"type":"number","description":"How many references are still missing."},"recipient_categories":{"type":"array","items":{"$ref":"document#/components/schemas/ApplicationRecipientCategory","description":"One of `recipient_categories`."},"x-visibility":"author","description":"Categories in which the applicant receives the award."},"nominee_id":{"type":"string","x-refers-to":"external:nominee","x-visibility":"author","x-writable-by":"creator","description":"The nominee who applies."},"fee_id":{"type":"string","x-refers-to":"external:application fee","description":"The fee for applying."},"order_id":{"type":"string","x-refers-to":"external:order","x-visibility":"staff","description":"The order that pays the fee."},"order_line_item_id":{"type":"string","x-refers-to":"external:order line item","description":"The line item of that order."},"submission_space_id":{"type":"string","x-refers-to":"external:submission space","x-visibility":"author","x-writable-by":"creator","description":"The space in which it was submitted."},"notes":{"type":"string","description":"Internal notes, visible only to staff."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues","x-visibility":"author"}},"additionalProperties":true,"examples":[{"name":"Grace Hopper","award_id":"award-1","award_type_id":"type-1","owner_type":"contact","contact_id":"contact-20","date":"2026-03-14","email_address":"grace@example.org","bucket_id":"bucket-1"}]};
const schema117 = {"description":"A person (contact) or an organization.","type":"string","enum":["contact","organization"]};
const schema118 = {"description":"One of `recipient_categories`.","type":"object","additionalProperties":true,"properties":{"category_id":{"type":"string","x-refers-to":"external:recipient category","description":"The category."}}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate138.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.award_id !== undefined){
const _errs4 = errors;
if(typeof data.award_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.award_type_id !== undefined){
const _errs6 = errors;
if(typeof data.award_type_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/award_type_id",schemaPath:"#/properties/award_type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process_id !== undefined){
const _errs8 = errors;
if(typeof data.process_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_type !== undefined){
let data4 = data.owner_type;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate138.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"document#/components/schemas/CustomerType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "contact") || (data4 === "organization"))){
validate138.errors = [{instancePath:instancePath+"/owner_type",schemaPath:"document#/components/schemas/CustomerType/enum",keyword:"enum",params:{allowedValues: schema117.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_id !== undefined){
const _errs13 = errors;
if(typeof data.contact_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
const _errs15 = errors;
if(typeof data.organization_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
const _errs17 = errors;
if(typeof data.date !== "string"){
validate138.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs19 = errors;
if(typeof data.status !== "string"){
validate138.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_reason_id !== undefined){
const _errs21 = errors;
if(typeof data.status_reason_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/status_reason_id",schemaPath:"#/properties/status_reason_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_name !== undefined){
const _errs23 = errors;
if(typeof data.first_name !== "string"){
validate138.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_name !== undefined){
const _errs25 = errors;
if(typeof data.last_name !== "string"){
validate138.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_address !== undefined){
const _errs27 = errors;
if(typeof data.email_address !== "string"){
validate138.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.job_title !== undefined){
const _errs29 = errors;
if(typeof data.job_title !== "string"){
validate138.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs31 = errors;
if(typeof data.city !== "string"){
validate138.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs33 = errors;
if(typeof data.state !== "string"){
validate138.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
const _errs35 = errors;
if(typeof data.country !== "string"){
validate138.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket_id !== undefined){
const _errs37 = errors;
if(typeof data.bucket_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.override_bucket_assignment !== undefined){
const _errs39 = errors;
if(typeof data.override_bucket_assignment !== "boolean"){
validate138.errors = [{instancePath:instancePath+"/override_bucket_assignment",schemaPath:"#/properties/override_bucket_assignment/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.round_id !== undefined){
const _errs41 = errors;
if(typeof data.round_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/round_id",schemaPath:"#/properties/round_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_status !== undefined){
const _errs43 = errors;
if(typeof data.review_status !== "string"){
validate138.errors = [{instancePath:instancePath+"/review_status",schemaPath:"#/properties/review_status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_review_status_change !== undefined){
let data21 = data.last_review_status_change;
const _errs45 = errors;
if(errors === _errs45){
if(errors === _errs45){
if(typeof data21 === "string"){
if(!(formats4.validate(data21))){
validate138.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate138.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewer_recommendation !== undefined){
const _errs47 = errors;
if(typeof data.reviewer_recommendation !== "string"){
validate138.errors = [{instancePath:instancePath+"/reviewer_recommendation",schemaPath:"#/properties/reviewer_recommendation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_console_review !== undefined){
const _errs49 = errors;
if(typeof data.pending_console_review !== "boolean"){
validate138.errors = [{instancePath:instancePath+"/pending_console_review",schemaPath:"#/properties/pending_console_review/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.average_score !== undefined){
let data24 = data.average_score;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data24 == "number"){
if(!(formats0.validate(data24))){
validate138.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate138.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_score !== undefined){
const _errs53 = errors;
if(!(typeof data.total_score == "number")){
validate138.errors = [{instancePath:instancePath+"/total_score",schemaPath:"#/properties/total_score/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
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
validate138.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type: "object"}}];
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
validate138.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number_of_missing_references !== undefined){
const _errs60 = errors;
if(!(typeof data.number_of_missing_references == "number")){
validate138.errors = [{instancePath:instancePath+"/number_of_missing_references",schemaPath:"#/properties/number_of_missing_references/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
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
const _errs65 = errors;
if(errors === _errs65){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.category_id !== undefined){
if(typeof data30.category_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/recipient_categories/" + i1+"/category_id",schemaPath:"document#/components/schemas/ApplicationRecipientCategory/properties/category_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/recipient_categories/" + i1,schemaPath:"document#/components/schemas/ApplicationRecipientCategory/type",keyword:"type",params:{type: "object"}}];
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
validate138.errors = [{instancePath:instancePath+"/recipient_categories",schemaPath:"#/properties/recipient_categories/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nominee_id !== undefined){
const _errs70 = errors;
if(typeof data.nominee_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/nominee_id",schemaPath:"#/properties/nominee_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fee_id !== undefined){
const _errs72 = errors;
if(typeof data.fee_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_id !== undefined){
const _errs74 = errors;
if(typeof data.order_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_line_item_id !== undefined){
const _errs76 = errors;
if(typeof data.order_line_item_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/order_line_item_id",schemaPath:"#/properties/order_line_item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submission_space_id !== undefined){
const _errs78 = errors;
if(typeof data.submission_space_id !== "string"){
validate138.errors = [{instancePath:instancePath+"/submission_space_id",schemaPath:"#/properties/submission_space_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs80 = errors;
if(typeof data.notes !== "string"){
validate138.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs82 = errors;
if(!(validate7(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs82 === errors;
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
}
}
}
}
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
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ApplicationBatch\"}"] = validate142;
const schema119 = {"$ref":"document#/components/schemas/ApplicationBatch"};
const schema120 = {"description":"Operations on applications.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate142.errors = [{instancePath,schemaPath:"document#/components/schemas/ApplicationBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate142.errors = [{instancePath,schemaPath:"document#/components/schemas/ApplicationBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operations !== undefined){
let data0 = data.operations;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length > 100){
validate142.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ApplicationBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate142.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ApplicationBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ApplicationBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"document#/components/schemas/ApplicationBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ApplicationSearch\"}"] = validate143;
const schema121 = {"$ref":"document#/components/schemas/ApplicationSearch"};
const schema122 = {"description":"All filters must match; without filters, every record matches. An array matches any of its values. Strings match as a\nsubstring, ignoring case. `state`, `status` and `review_status` must match exactly; `email_address` must match in\nfull, ignoring case.\n","type":"object","properties":{"exclusiveStartKey":{"$ref":"document#/components/schemas/StartKey"},"award_ids":{"$ref":"document#/components/schemas/Ids"},"contact_ids":{"$ref":"document#/components/schemas/Ids"},"ids":{"$ref":"document#/components/schemas/Ids"},"organization_ids":{"$ref":"document#/components/schemas/Ids"},"process_ids":{"$ref":"document#/components/schemas/Ids"},"city":{"type":"string","description":"Part of the applicant's city.","maxLength":1000},"email_address":{"type":"string","description":"The applicant's full e-mail address, ignoring case.","maxLength":1000},"first_name":{"type":"string","description":"Part of the given name.","maxLength":1000},"job_title":{"type":"string","description":"Part of the job title.","maxLength":1000},"last_name":{"type":"string","description":"Part of the family name.","maxLength":1000},"name":{"type":"string","description":"Part of the applicant's name.","maxLength":1000},"review_status":{"type":"string","description":"Exact `review_status`.","maxLength":1000},"state":{"type":"string","description":"Exact `state`.","maxLength":1000},"status":{"type":"string","description":"Exact `status`.","maxLength":1000}},"additionalProperties":false};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema122.properties, key0))){
validate144.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.exclusiveStartKey !== undefined){
const _errs2 = errors;
if(typeof data.exclusiveStartKey !== "string"){
validate144.errors = [{instancePath:instancePath+"/exclusiveStartKey",schemaPath:"document#/components/schemas/StartKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.award_ids !== undefined){
let data1 = data.award_ids;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
if(data1.length > 100){
validate144.errors = [{instancePath:instancePath+"/award_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 1000){
validate144.errors = [{instancePath:instancePath+"/award_ids/" + i0,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/award_ids/" + i0,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/award_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_ids !== undefined){
let data3 = data.contact_ids;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 100){
validate144.errors = [{instancePath:instancePath+"/contact_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid5 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 1000){
validate144.errors = [{instancePath:instancePath+"/contact_ids/" + i1,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/contact_ids/" + i1,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/contact_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ids !== undefined){
let data5 = data.ids;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data5)){
if(data5.length > 100){
validate144.errors = [{instancePath:instancePath+"/ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid7 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(func0(data6) > 1000){
validate144.errors = [{instancePath:instancePath+"/ids/" + i2,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/ids/" + i2,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs18 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_ids !== undefined){
let data7 = data.organization_ids;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data7)){
if(data7.length > 100){
validate144.errors = [{instancePath:instancePath+"/organization_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid9 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
const _errs23 = errors;
if(errors === _errs23){
if(typeof data8 === "string"){
if(func0(data8) > 1000){
validate144.errors = [{instancePath:instancePath+"/organization_ids/" + i3,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/organization_ids/" + i3,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs23 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/organization_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process_ids !== undefined){
let data9 = data.process_ids;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data9)){
if(data9.length > 100){
validate144.errors = [{instancePath:instancePath+"/process_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid11 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
const _errs28 = errors;
if(errors === _errs28){
if(typeof data10 === "string"){
if(func0(data10) > 1000){
validate144.errors = [{instancePath:instancePath+"/process_ids/" + i4,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/process_ids/" + i4,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid11 = _errs28 === errors;
if(!valid11){
break;
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/process_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
let data11 = data.city;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data11 === "string"){
if(func0(data11) > 1000){
validate144.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_address !== undefined){
let data12 = data.email_address;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data12 === "string"){
if(func0(data12) > 1000){
validate144.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_name !== undefined){
let data13 = data.first_name;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data13 === "string"){
if(func0(data13) > 1000){
validate144.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.job_title !== undefined){
let data14 = data.job_title;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data14 === "string"){
if(func0(data14) > 1000){
validate144.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_name !== undefined){
let data15 = data.last_name;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data15 === "string"){
if(func0(data15) > 1000){
validate144.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data16 = data.name;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data16 === "string"){
if(func0(data16) > 1000){
validate144.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_status !== undefined){
let data17 = data.review_status;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data17 === "string"){
if(func0(data17) > 1000){
validate144.errors = [{instancePath:instancePath+"/review_status",schemaPath:"#/properties/review_status/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/review_status",schemaPath:"#/properties/review_status/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data18 = data.state;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data18 === "string"){
if(func0(data18) > 1000){
validate144.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data19 = data.status;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data19 === "string"){
if(func0(data19) > 1000){
validate144.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs46 === errors;
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
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ApplicationReplacement\"}"] = validate146;
const schema129 = {"$ref":"document#/components/schemas/ApplicationReplacement"};
const schema130 = {"description":"An application that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ApplicationFields"}],"additionalProperties":true};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
validate147.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/Application\"}"] = validate151;
const schema132 = {"$ref":"document#/components/schemas/Application"};
const schema133 = {"description":"An application.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ApplicationFields"}],"additionalProperties":true};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ApplicationProcessBody\"}"] = validate156;
const schema134 = {"$ref":"document#/components/schemas/ApplicationProcessBody"};
const schema135 = {"description":"An application process to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ApplicationProcessFields"}],"additionalProperties":true};
const schema136 = {"description":"The fields of an application process.","type":"object","required":["name","award_id"],"properties":{"name":{"type":"string","description":"Name shown to staff."},"award_id":{"type":"string","x-refers-to":"awards","description":"The award to apply for."},"application_form_id":{"type":"string","x-refers-to":"external:form","x-expected":true,"description":"The form that applicants fill in."},"customer_type":{"$ref":"document#/components/schemas/CustomerType","x-expected":true,"description":"Who can apply."},"is_active":{"type":"boolean","description":"Whether it is in use. Set `false` to retire it without deleting it."},"available_from":{"type":"string","format":"date-time","description":"When applications open."},"available_until":{"type":"string","format":"date-time","description":"When applications close."},"display_in_portal":{"type":"boolean","description":"Whether the portal shows it to applicants."},"display_in_portal_as":{"type":"string","description":"The name of the process in the portal."},"display_order":{"type":"number","format":"float","description":"Position among the processes shown."},"requires_nomination":{"type":"boolean","description":"Whether only nominees can apply."},"enable_references":{"type":"boolean","description":"Whether its applications need references."},"reference_requirements":{"type":"array","minItems":1,"maxItems":1000,"x-expected":true,"items":{"$ref":"document#/components/schemas/ReferenceRequirement"},"description":"The kinds of reference, and how many of each. Expected when `enable_references` is true."},"enable_eligibility_criteria":{"type":"boolean","description":"Whether eligibility criteria apply."},"eligibility_criteria":{"type":"object","x-expected":true,"description":"Who can apply; any properties. Expected when `enable_eligibility_criteria` is true.","additionalProperties":true},"restrict_categories":{"type":"boolean","description":"Whether the process is for some of the award's categories only."},"category_ids":{"type":"array","minItems":1,"x-expected":true,"description":"Expected when `restrict_categories` is true.","items":{"type":"string","x-refers-to":"external:category"}},"requires_fee":{"type":"boolean","description":"Whether applying costs a fee."},"fee_id":{"type":"string","x-refers-to":"external:application fee","x-expected":true,"description":"Expected when `requires_fee` is true."},"override_checkout_settings":{"type":"boolean","description":"Whether `checkout_settings` replace the default settings."},"checkout_settings":{"$ref":"document#/components/schemas/ApplicationCheckoutSettings","x-expected":true,"description":"Expected when `override_checkout_settings` is true."},"enable_confirmation_email":{"type":"boolean","description":"Whether applicants get an e-mail when their application is received."},"confirmation_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"Expected when `enable_confirmation_email` is true."},"show_contact_form":{"type":"boolean","description":"Whether to show the form of `contact_form_options`."},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions","x-expected":true,"description":"Expected when `show_contact_form` is true."},"show_organization_form":{"type":"boolean","description":"Whether to show the form of `organization_form_options`."},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions","x-expected":true,"description":"Expected when `show_organization_form` is true."},"allow_applicants_to_update_information":{"type":"boolean","description":"Whether applicants can change an application after they submit it."},"application_update_options":{"$ref":"document#/components/schemas/ApplicationUpdateOptions","x-expected":true,"description":"Expected when `allow_applicants_to_update_information` is true."}},"additionalProperties":true,"examples":[{"name":"Open call","award_id":"award-1","application_form_id":"form-1","customer_type":"contact","is_active":true,"available_until":"2026-06-30T22:00:00.000Z","enable_references":true,"reference_requirements":[{"type_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5e71","process_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5e70","number_required":2}]}]};
const schema138 = {"description":"A kind of reference that every application needs.","type":"object","required":["type_id","process_id","number_required"],"properties":{"type_id":{"type":"string","x-refers-to":"referenceTypes","description":"The kind of reference."},"process_id":{"type":"string","x-refers-to":"referenceProcesses","description":"The process that requests these references."},"number_required":{"type":"number","description":"How many of this kind an application needs."}},"additionalProperties":true};
const schema139 = {"description":"How the fee can be paid.","type":"object","properties":{"allow_customer_to_choose_installment_plan":{"type":"boolean","description":"Whether applicants can pay the fee in instalments."}},"additionalProperties":true};
const schema143 = {"description":"How applicants change an application after they submit it.","type":"object","required":["edit_application_form_id","modification_deadline_date"],"properties":{"edit_application_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for the changes."},"modification_deadline_date":{"type":"string","description":"The deadline for changes, in any format."}},"additionalProperties":true};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.award_id === undefined) && (missing0 = "award_id"))){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate159.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.award_id !== undefined){
const _errs4 = errors;
if(typeof data.award_id !== "string"){
validate159.errors = [{instancePath:instancePath+"/award_id",schemaPath:"#/properties/award_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.application_form_id !== undefined){
const _errs6 = errors;
if(typeof data.application_form_id !== "string"){
validate159.errors = [{instancePath:instancePath+"/application_form_id",schemaPath:"#/properties/application_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customer_type !== undefined){
let data3 = data.customer_type;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate159.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"document#/components/schemas/CustomerType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "contact") || (data3 === "organization"))){
validate159.errors = [{instancePath:instancePath+"/customer_type",schemaPath:"document#/components/schemas/CustomerType/enum",keyword:"enum",params:{allowedValues: schema117.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs11 = errors;
if(typeof data.is_active !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available_from !== undefined){
let data5 = data.available_from;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats4.validate(data5))){
validate159.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/available_from",schemaPath:"#/properties/available_from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available_until !== undefined){
let data6 = data.available_until;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data6 === "string"){
if(!(formats4.validate(data6))){
validate159.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/available_until",schemaPath:"#/properties/available_until/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_in_portal !== undefined){
const _errs17 = errors;
if(typeof data.display_in_portal !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/display_in_portal",schemaPath:"#/properties/display_in_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_in_portal_as !== undefined){
const _errs19 = errors;
if(typeof data.display_in_portal_as !== "string"){
validate159.errors = [{instancePath:instancePath+"/display_in_portal_as",schemaPath:"#/properties/display_in_portal_as/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_order !== undefined){
let data9 = data.display_order;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 == "number"){
if(!(formats0.validate(data9))){
validate159.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requires_nomination !== undefined){
const _errs23 = errors;
if(typeof data.requires_nomination !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/requires_nomination",schemaPath:"#/properties/requires_nomination/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_references !== undefined){
const _errs25 = errors;
if(typeof data.enable_references !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/enable_references",schemaPath:"#/properties/enable_references/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_requirements !== undefined){
let data12 = data.reference_requirements;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data12)){
if(data12.length > 1000){
validate159.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data12.length < 1){
validate159.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((((data13.type_id === undefined) && (missing1 = "type_id")) || ((data13.process_id === undefined) && (missing1 = "process_id"))) || ((data13.number_required === undefined) && (missing1 = "number_required"))){
validate159.errors = [{instancePath:instancePath+"/reference_requirements/" + i0,schemaPath:"document#/components/schemas/ReferenceRequirement/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data13.type_id !== undefined){
const _errs33 = errors;
if(typeof data13.type_id !== "string"){
validate159.errors = [{instancePath:instancePath+"/reference_requirements/" + i0+"/type_id",schemaPath:"document#/components/schemas/ReferenceRequirement/properties/type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.process_id !== undefined){
const _errs35 = errors;
if(typeof data13.process_id !== "string"){
validate159.errors = [{instancePath:instancePath+"/reference_requirements/" + i0+"/process_id",schemaPath:"document#/components/schemas/ReferenceRequirement/properties/process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs35 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.number_required !== undefined){
const _errs37 = errors;
if(!(typeof data13.number_required == "number")){
validate159.errors = [{instancePath:instancePath+"/reference_requirements/" + i0+"/number_required",schemaPath:"document#/components/schemas/ReferenceRequirement/properties/number_required/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs37 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/reference_requirements/" + i0,schemaPath:"document#/components/schemas/ReferenceRequirement/type",keyword:"type",params:{type: "object"}}];
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
}
else {
validate159.errors = [{instancePath:instancePath+"/reference_requirements",schemaPath:"#/properties/reference_requirements/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_eligibility_criteria !== undefined){
const _errs39 = errors;
if(typeof data.enable_eligibility_criteria !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/enable_eligibility_criteria",schemaPath:"#/properties/enable_eligibility_criteria/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eligibility_criteria !== undefined){
let data18 = data.eligibility_criteria;
const _errs41 = errors;
if(errors === _errs41){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
}
else {
validate159.errors = [{instancePath:instancePath+"/eligibility_criteria",schemaPath:"#/properties/eligibility_criteria/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restrict_categories !== undefined){
const _errs44 = errors;
if(typeof data.restrict_categories !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/restrict_categories",schemaPath:"#/properties/restrict_categories/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category_ids !== undefined){
let data20 = data.category_ids;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data20)){
if(data20.length < 1){
validate159.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
const _errs48 = errors;
if(typeof data20[i1] !== "string"){
validate159.errors = [{instancePath:instancePath+"/category_ids/" + i1,schemaPath:"#/properties/category_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs48 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requires_fee !== undefined){
const _errs50 = errors;
if(typeof data.requires_fee !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/requires_fee",schemaPath:"#/properties/requires_fee/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fee_id !== undefined){
const _errs52 = errors;
if(typeof data.fee_id !== "string"){
validate159.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.override_checkout_settings !== undefined){
const _errs54 = errors;
if(typeof data.override_checkout_settings !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/override_checkout_settings",schemaPath:"#/properties/override_checkout_settings/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkout_settings !== undefined){
let data25 = data.checkout_settings;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.allow_customer_to_choose_installment_plan !== undefined){
if(typeof data25.allow_customer_to_choose_installment_plan !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/checkout_settings/allow_customer_to_choose_installment_plan",schemaPath:"document#/components/schemas/ApplicationCheckoutSettings/properties/allow_customer_to_choose_installment_plan/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/checkout_settings",schemaPath:"document#/components/schemas/ApplicationCheckoutSettings/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_confirmation_email !== undefined){
const _errs62 = errors;
if(typeof data.enable_confirmation_email !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/enable_confirmation_email",schemaPath:"#/properties/enable_confirmation_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmation_email !== undefined){
let data28 = data.confirmation_email;
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing2;
if(((data28.body === undefined) && (missing2 = "body")) || ((data28.subject === undefined) && (missing2 = "subject"))){
validate159.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs67 = errors;
for(const key0 in data28){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate159.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs67 === errors){
if(data28.bcc !== undefined){
let data29 = data28.bcc;
const _errs68 = errors;
if(errors === _errs68){
if(typeof data29 === "string"){
if(func0(data29) > 10000){
validate159.errors = [{instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs68 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.body !== undefined){
let data30 = data28.body;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data30 === "string"){
if(func0(data30) > 100000){
validate159.errors = [{instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs70 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.cc !== undefined){
let data31 = data28.cc;
const _errs72 = errors;
if(errors === _errs72){
if(typeof data31 === "string"){
if(func0(data31) > 10000){
validate159.errors = [{instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs72 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.from !== undefined){
let data32 = data28.from;
const _errs74 = errors;
if(errors === _errs74){
if(typeof data32 === "string"){
if(func0(data32) > 1000){
validate159.errors = [{instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs74 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.from_name !== undefined){
let data33 = data28.from_name;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data33 === "string"){
if(func0(data33) > 1000){
validate159.errors = [{instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs76 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.reply_to !== undefined){
let data34 = data28.reply_to;
const _errs78 = errors;
if(errors === _errs78){
if(typeof data34 === "string"){
if(func0(data34) > 1000){
validate159.errors = [{instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs78 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.subject !== undefined){
let data35 = data28.subject;
const _errs80 = errors;
if(errors === _errs80){
if(typeof data35 === "string"){
if(func0(data35) > 1000){
validate159.errors = [{instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs80 === errors;
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
validate159.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_contact_form !== undefined){
const _errs82 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_form_options !== undefined){
let data37 = data.contact_form_options;
const _errs84 = errors;
const _errs85 = errors;
if(errors === _errs85){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing3;
if((data37.contact_form_id === undefined) && (missing3 = "contact_form_id")){
validate159.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs87 = errors;
for(const key1 in data37){
if(!((key1 === "contact_form_id") || (key1 === "html"))){
validate159.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs87 === errors){
if(data37.contact_form_id !== undefined){
const _errs88 = errors;
if(typeof data37.contact_form_id !== "string"){
validate159.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs88 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data37.html !== undefined){
const _errs90 = errors;
if(typeof data37.html !== "string"){
validate159.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs90 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_organization_form !== undefined){
const _errs92 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_form_options !== undefined){
let data41 = data.organization_form_options;
const _errs94 = errors;
const _errs95 = errors;
if(errors === _errs95){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing4;
if((data41.organization_form_id === undefined) && (missing4 = "organization_form_id")){
validate159.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs97 = errors;
for(const key2 in data41){
if(!((key2 === "organization_form_id") || (key2 === "html"))){
validate159.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs97 === errors){
if(data41.organization_form_id !== undefined){
const _errs98 = errors;
if(typeof data41.organization_form_id !== "string"){
validate159.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs98 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data41.html !== undefined){
const _errs100 = errors;
if(typeof data41.html !== "string"){
validate159.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs100 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_applicants_to_update_information !== undefined){
const _errs102 = errors;
if(typeof data.allow_applicants_to_update_information !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/allow_applicants_to_update_information",schemaPath:"#/properties/allow_applicants_to_update_information/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs102 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.application_update_options !== undefined){
let data45 = data.application_update_options;
const _errs104 = errors;
const _errs105 = errors;
if(errors === _errs105){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing5;
if(((data45.edit_application_form_id === undefined) && (missing5 = "edit_application_form_id")) || ((data45.modification_deadline_date === undefined) && (missing5 = "modification_deadline_date"))){
validate159.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"document#/components/schemas/ApplicationUpdateOptions/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data45.edit_application_form_id !== undefined){
const _errs108 = errors;
if(typeof data45.edit_application_form_id !== "string"){
validate159.errors = [{instancePath:instancePath+"/application_update_options/edit_application_form_id",schemaPath:"document#/components/schemas/ApplicationUpdateOptions/properties/edit_application_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs108 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data45.modification_deadline_date !== undefined){
const _errs110 = errors;
if(typeof data45.modification_deadline_date !== "string"){
validate159.errors = [{instancePath:instancePath+"/application_update_options/modification_deadline_date",schemaPath:"document#/components/schemas/ApplicationUpdateOptions/properties/modification_deadline_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs110 === errors;
}
else {
var valid15 = true;
}
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/application_update_options",schemaPath:"document#/components/schemas/ApplicationUpdateOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs104 === errors;
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
}
}
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ApplicationProcessBatch\"}"] = validate162;
const schema144 = {"$ref":"document#/components/schemas/ApplicationProcessBatch"};
const schema145 = {"description":"Operations on application processes.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate162.errors = [{instancePath,schemaPath:"document#/components/schemas/ApplicationProcessBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate162.errors = [{instancePath,schemaPath:"document#/components/schemas/ApplicationProcessBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operations !== undefined){
let data0 = data.operations;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length > 100){
validate162.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ApplicationProcessBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate162.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ApplicationProcessBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate162.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ApplicationProcessBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"document#/components/schemas/ApplicationProcessBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ApplicationProcessReplacement\"}"] = validate163;
const schema146 = {"$ref":"document#/components/schemas/ApplicationProcessReplacement"};
const schema147 = {"description":"An application process that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ApplicationProcessFields"}],"additionalProperties":true};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
validate164.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ApplicationProcess\"}"] = validate168;
const schema149 = {"$ref":"document#/components/schemas/ApplicationProcess"};
const schema150 = {"description":"An application process.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ApplicationProcessFields"}],"additionalProperties":true};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/MessageRetry\"}"] = validate173;
const schema151 = {"$ref":"document#/components/schemas/MessageRetry"};
const schema152 = {"description":"Which failed e-mails to send again. All filters must match.","type":"object","properties":{"about":{"type":"string","pattern":"^[A-Za-z0-9_:|-]+$","maxLength":1000,"description":"E-mails about the record with this id."},"email":{"type":"string","description":"E-mails of this kind, such as `assignment`.","maxLength":1000},"reply":{"type":"string","minLength":1,"description":"E-mails whose last attempt for one of the recipients was not accepted, with this text in its `reply`.","maxLength":1000},"failed_at":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string","format":"date-time","maxLength":1000},"description":"From and to: e-mails that failed between these times, inclusive."},"exclusiveStartKey":{"type":"string","x-code":"page_key_invalid","description":"The `LastEvaluatedKey` of the call before; without it, from the newest e-mail on.","maxLength":1000}},"additionalProperties":false};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs2 = errors;
for(const key0 in data){
if(!(((((key0 === "about") || (key0 === "email")) || (key0 === "reply")) || (key0 === "failed_at")) || (key0 === "exclusiveStartKey"))){
validate173.errors = [{instancePath,schemaPath:"document#/components/schemas/MessageRetry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.about !== undefined){
let data0 = data.about;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
validate173.errors = [{instancePath:instancePath+"/about",schemaPath:"document#/components/schemas/MessageRetry/properties/about/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!pattern1.test(data0)){
validate173.errors = [{instancePath:instancePath+"/about",schemaPath:"document#/components/schemas/MessageRetry/properties/about/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_:|-]+$"}}];
return false;
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/about",schemaPath:"document#/components/schemas/MessageRetry/properties/about/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.email !== undefined){
let data1 = data.email;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 1000){
validate173.errors = [{instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/MessageRetry/properties/email/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/MessageRetry/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reply !== undefined){
let data2 = data.reply;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 1000){
validate173.errors = [{instancePath:instancePath+"/reply",schemaPath:"document#/components/schemas/MessageRetry/properties/reply/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func0(data2) < 1){
validate173.errors = [{instancePath:instancePath+"/reply",schemaPath:"document#/components/schemas/MessageRetry/properties/reply/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/reply",schemaPath:"document#/components/schemas/MessageRetry/properties/reply/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.failed_at !== undefined){
let data3 = data.failed_at;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 2){
validate173.errors = [{instancePath:instancePath+"/failed_at",schemaPath:"document#/components/schemas/MessageRetry/properties/failed_at/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data3.length < 2){
validate173.errors = [{instancePath:instancePath+"/failed_at",schemaPath:"document#/components/schemas/MessageRetry/properties/failed_at/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 1000){
validate173.errors = [{instancePath:instancePath+"/failed_at/" + i0,schemaPath:"document#/components/schemas/MessageRetry/properties/failed_at/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!(formats4.validate(data4))){
validate173.errors = [{instancePath:instancePath+"/failed_at/" + i0,schemaPath:"document#/components/schemas/MessageRetry/properties/failed_at/items/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/failed_at/" + i0,schemaPath:"document#/components/schemas/MessageRetry/properties/failed_at/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/failed_at",schemaPath:"document#/components/schemas/MessageRetry/properties/failed_at/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.exclusiveStartKey !== undefined){
let data5 = data.exclusiveStartKey;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func0(data5) > 1000){
validate173.errors = [{instancePath:instancePath+"/exclusiveStartKey",schemaPath:"document#/components/schemas/MessageRetry/properties/exclusiveStartKey/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/exclusiveStartKey",schemaPath:"document#/components/schemas/MessageRetry/properties/exclusiveStartKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs13 === errors;
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
else {
validate173.errors = [{instancePath,schemaPath:"document#/components/schemas/MessageRetry/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"template\":{\"type\":\"string\",\"enum\":[\"application_notice_email\",\"reference_notification_email\",\"review_assignment_email\",\"review_submission_confirmation_email\"]}},\"required\":[\"template\"]}"] = validate174;
const schema153 = {"type":"object","properties":{"template":{"type":"string","enum":["application_notice_email","reference_notification_email","review_assignment_email","review_submission_confirmation_email"]}},"required":["template"]};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.template === undefined) && (missing0 = "template")){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.template !== undefined){
let data0 = data.template;
if(typeof data0 !== "string"){
validate174.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "application_notice_email") || (data0 === "reference_notification_email")) || (data0 === "review_assignment_email")) || (data0 === "review_submission_confirmation_email"))){
validate174.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/enum",keyword:"enum",params:{allowedValues: schema153.properties.template.enum}}];
return false;
}
}
}
}
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"template":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"description\":\"One operation on a reference.\",\"type\":\"object\",\"required\":[\"operation\"],\"properties\":{\"operation\":{\"$ref\":\"#/components/schemas/BatchVerb\",\"description\":\"What to do.\"},\"id\":{\"description\":\"The id of the record. Required, except for `create`, where it must be left out.\",\"anyOf\":[{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9_:|-]+$\",\"maxLength\":128},{\"type\":\"null\"}]},\"object\":{\"type\":\"object\"},\"patch_directives\":{\"description\":\"What to change. Required for `patch`. Errors name a directive by its index.\",\"$ref\":\"#/components/schemas/PatchDirectives\"},\"if_match\":{\"description\":\"As the header `If-Match` of a separate request. A `create` never fulfils it.\",\"type\":\"string\",\"pattern\":\"^[^\\\\x00]*$\"}},\"additionalProperties\":false}"] = validate175;
const schema154 = {"description":"One operation on a reference.","type":"object","required":["operation"],"properties":{"operation":{"$ref":"document#/components/schemas/BatchVerb","description":"What to do."},"id":{"description":"The id of the record. Required, except for `create`, where it must be left out.","anyOf":[{"type":"string","pattern":"^[A-Za-z0-9_:|-]+$","maxLength":128},{"type":"null"}]},"object":{"type":"object"},"patch_directives":{"description":"What to change. Required for `patch`. Errors name a directive by its index.","$ref":"document#/components/schemas/PatchDirectives"},"if_match":{"description":"As the header `If-Match` of a separate request. A `create` never fulfils it.","type":"string"}},"additionalProperties":false};
const schema155 = {"description":"`read` is the operation `get`, and `update` is `replace`.","type":"string","enum":["create","read","update","patch","delete"]};
const schema156 = {"description":"An object that maps indexes to directives, applied in order of index, or an array of directives.","oneOf":[{"$ref":"document#/components/schemas/PatchMap"},{"$ref":"document#/components/schemas/Patch"}]};
const schema157 = {"description":"A JSON Patch as an object that maps indexes to directives.","maxProperties":200,"propertyNames":{"pattern":"^(0|[1-9][0-9]{0,8})$"},"additionalProperties":{"$ref":"document#/components/schemas/PatchDirective"},"allOf":[{"type":"object","additionalProperties":true}]};
const pattern14 = new RegExp("^(0|[1-9][0-9]{0,8})$", "u");

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate177.errors = [{instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 200){
validate177.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200}}];
return false;
}
else {
for(const key0 in data){
const _errs3 = errors;
if(typeof key0 === "string"){
if(!pattern14.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate177.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key1 in data){
const _errs5 = errors;
if(!(validate42(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate176.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate176.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate176.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
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
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "operation") || (key0 === "id")) || (key0 === "object")) || (key0 === "patch_directives")) || (key0 === "if_match"))){
validate175.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate175.errors = [{instancePath:instancePath+"/operation",schemaPath:"document#/components/schemas/BatchVerb/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "create") || (data0 === "read")) || (data0 === "update")) || (data0 === "patch")) || (data0 === "delete"))){
validate175.errors = [{instancePath:instancePath+"/operation",schemaPath:"document#/components/schemas/BatchVerb/enum",keyword:"enum",params:{allowedValues: schema155.enum}}];
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
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(func0(data1) > 128){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern1.test(data1)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_:|-]+$"}};
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
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs9 = errors;
if(data1 !== null){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate175.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
let data2 = data.object;
const _errs11 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate175.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patch_directives !== undefined){
const _errs13 = errors;
if(!(validate176(data.patch_directives, {instancePath:instancePath+"/patch_directives",parentData:data,parentDataProperty:"patch_directives",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.if_match !== undefined){
const _errs14 = errors;
if(typeof data.if_match !== "string"){
validate175.errors = [{instancePath:instancePath+"/if_match",schemaPath:"#/properties/if_match/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
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
else {
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
