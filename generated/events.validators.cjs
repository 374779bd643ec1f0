// Made by `npm run generate` from openapi/events.yaml: do not edit.
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

exports["{\"$ref\":\"#/components/schemas/AbstractApprovalProcessBody\"}"] = validate1;
const schema1 = {"$ref":"document#/components/schemas/AbstractApprovalProcessBody"};
const schema3 = {"description":"An abstract approval process to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/AbstractApprovalProcessFields"}],"additionalProperties":true};
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

const schema6 = {"description":"The fields of an abstract approval process.","type":"object","required":["name","event_id"],"properties":{"name":{"type":"string","description":"Name shown to staff."},"event_id":{"type":"string","x-refers-to":"events","description":"The event that it belongs to."},"is_active":{"type":"boolean","description":"Whether it is in use. Set `false` to retire it without deleting it."},"visible_in_portal":{"type":"boolean","description":"Whether the portal shows the process."},"approval_form_id":{"type":"string","x-refers-to":"external:form","x-expected":true,"description":"The form for a presenter who accepts."},"presenter_decline_form_id":{"type":"string","x-refers-to":"external:form","description":"The form for a presenter who declines. The default is the approval form."},"enable_approval_notification_email":{"type":"boolean","description":"Whether `approval_notification_email` is enabled."},"approval_notification_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"The e-mail that is sent when an abstract is approved. Expected when `enable_approval_notification_email` is true."},"enable_acceptance_notification_email":{"type":"boolean","description":"Whether `acceptance_notification_email` is enabled."},"acceptance_notification_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"The e-mail that is sent when the presenter accepts. Expected when `enable_acceptance_notification_email` is true."},"enable_decline_notification_email":{"type":"boolean","description":"Whether `decline_notification_email` is enabled."},"decline_notification_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"The e-mail that is sent when staff decline an abstract. Expected when `enable_decline_notification_email` is true.\n"},"enable_presenter_decline_email":{"type":"boolean","description":"Whether `presenter_decline_email` is enabled."},"presenter_decline_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"The e-mail that is sent when the presenter declines. Expected when `enable_presenter_decline_email` is true."}},"additionalProperties":true,"examples":[{"name":"Approval of talks","event_id":"event-1","is_active":true,"approval_form_id":"form-1","enable_approval_notification_email":true,"approval_notification_email":{"subject":"Your abstract","body":"<p>Your abstract was approved.</p>"}}]};
const schema7 = {"description":"An e-mail template. `subject`, `body` and `from_name` can contain merge fields (Liquid) such as `{{ reference.name }}`. An unknown\nmerge field, a merge field that is a whole object (`{{ reference }}`) or a template with a syntax error is rejected\nwith its line and column. A field without a value in the record is empty. Values are HTML-escaped in `body`. `from`,\n`reply_to`, `cc` and `bcc` are e-mail addresses or merge fields: `{{ reference.email_address }}`.\n\nFilters that evaluate expressions (such as `where_exp`), `json` and `inspect` are not available. A range has at most\n1,000 numbers, and a `subject` or `body` at most 1,000 tags and merge fields. Rendering is limited: a `subject` or\n`body` can take 100,000 steps, and result in 10 KB or 4 MB; all e-mails of one request can take 500,000 steps and 32\nMB. A plain merge field takes about 40 steps, and 128 characters of text take one.\n","type":"object","required":["body","subject"],"properties":{"bcc":{"type":"string","maxLength":10000,"x-code":"template_invalid","description":"Blind copies: comma-separated addresses or merge fields."},"body":{"type":"string","maxLength":100000,"description":"HTML, with merge fields."},"cc":{"type":"string","maxLength":10000,"x-code":"template_invalid","description":"Copies: comma-separated addresses or merge fields."},"from":{"type":"string","maxLength":1000,"x-code":"template_invalid","description":"The sender's address, or a merge field."},"from_name":{"type":"string","maxLength":1000,"description":"The sender's name, with merge fields."},"reply_to":{"type":"string","maxLength":1000,"x-code":"template_invalid","description":"Where replies go: an address or a merge field."},"subject":{"type":"string","maxLength":1000,"description":"Text, with merge fields."}},"additionalProperties":false};

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
if(((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate6.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs4 = errors;
if(typeof data.event_id !== "string"){
validate6.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs6 = errors;
if(typeof data.is_active !== "boolean"){
validate6.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible_in_portal !== undefined){
const _errs8 = errors;
if(typeof data.visible_in_portal !== "boolean"){
validate6.errors = [{instancePath:instancePath+"/visible_in_portal",schemaPath:"#/properties/visible_in_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approval_form_id !== undefined){
const _errs10 = errors;
if(typeof data.approval_form_id !== "string"){
validate6.errors = [{instancePath:instancePath+"/approval_form_id",schemaPath:"#/properties/approval_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presenter_decline_form_id !== undefined){
const _errs12 = errors;
if(typeof data.presenter_decline_form_id !== "string"){
validate6.errors = [{instancePath:instancePath+"/presenter_decline_form_id",schemaPath:"#/properties/presenter_decline_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_approval_notification_email !== undefined){
const _errs14 = errors;
if(typeof data.enable_approval_notification_email !== "boolean"){
validate6.errors = [{instancePath:instancePath+"/enable_approval_notification_email",schemaPath:"#/properties/enable_approval_notification_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approval_notification_email !== undefined){
let data7 = data.approval_notification_email;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.body === undefined) && (missing1 = "body")) || ((data7.subject === undefined) && (missing1 = "subject"))){
validate6.errors = [{instancePath:instancePath+"/approval_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs19 = errors;
for(const key0 in data7){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate6.errors = [{instancePath:instancePath+"/approval_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs19 === errors){
if(data7.bcc !== undefined){
let data8 = data7.bcc;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(func0(data8) > 10000){
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.body !== undefined){
let data9 = data7.body;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data9 === "string"){
if(func0(data9) > 100000){
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.cc !== undefined){
let data10 = data7.cc;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data10 === "string"){
if(func0(data10) > 10000){
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.from !== undefined){
let data11 = data7.from;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data11 === "string"){
if(func0(data11) > 1000){
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.from_name !== undefined){
let data12 = data7.from_name;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data12 === "string"){
if(func0(data12) > 1000){
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.reply_to !== undefined){
let data13 = data7.reply_to;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data13 === "string"){
if(func0(data13) > 1000){
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.subject !== undefined){
let data14 = data7.subject;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data14 === "string"){
if(func0(data14) > 1000){
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/approval_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs32 === errors;
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
validate6.errors = [{instancePath:instancePath+"/approval_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_acceptance_notification_email !== undefined){
const _errs34 = errors;
if(typeof data.enable_acceptance_notification_email !== "boolean"){
validate6.errors = [{instancePath:instancePath+"/enable_acceptance_notification_email",schemaPath:"#/properties/enable_acceptance_notification_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptance_notification_email !== undefined){
let data16 = data.acceptance_notification_email;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if(((data16.body === undefined) && (missing2 = "body")) || ((data16.subject === undefined) && (missing2 = "subject"))){
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs39 = errors;
for(const key1 in data16){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs39 === errors){
if(data16.bcc !== undefined){
let data17 = data16.bcc;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data17 === "string"){
if(func0(data17) > 10000){
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs40 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data16.body !== undefined){
let data18 = data16.body;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data18 === "string"){
if(func0(data18) > 100000){
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs42 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data16.cc !== undefined){
let data19 = data16.cc;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data19 === "string"){
if(func0(data19) > 10000){
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs44 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data16.from !== undefined){
let data20 = data16.from;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data20 === "string"){
if(func0(data20) > 1000){
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs46 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data16.from_name !== undefined){
let data21 = data16.from_name;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data21 === "string"){
if(func0(data21) > 1000){
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs48 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data16.reply_to !== undefined){
let data22 = data16.reply_to;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data22 === "string"){
if(func0(data22) > 1000){
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs50 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data16.subject !== undefined){
let data23 = data16.subject;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data23 === "string"){
if(func0(data23) > 1000){
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs52 === errors;
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
validate6.errors = [{instancePath:instancePath+"/acceptance_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_decline_notification_email !== undefined){
const _errs54 = errors;
if(typeof data.enable_decline_notification_email !== "boolean"){
validate6.errors = [{instancePath:instancePath+"/enable_decline_notification_email",schemaPath:"#/properties/enable_decline_notification_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decline_notification_email !== undefined){
let data25 = data.decline_notification_email;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing3;
if(((data25.body === undefined) && (missing3 = "body")) || ((data25.subject === undefined) && (missing3 = "subject"))){
validate6.errors = [{instancePath:instancePath+"/decline_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs59 = errors;
for(const key2 in data25){
if(!(((((((key2 === "bcc") || (key2 === "body")) || (key2 === "cc")) || (key2 === "from")) || (key2 === "from_name")) || (key2 === "reply_to")) || (key2 === "subject"))){
validate6.errors = [{instancePath:instancePath+"/decline_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs59 === errors){
if(data25.bcc !== undefined){
let data26 = data25.bcc;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data26 === "string"){
if(func0(data26) > 10000){
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs60 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.body !== undefined){
let data27 = data25.body;
const _errs62 = errors;
if(errors === _errs62){
if(typeof data27 === "string"){
if(func0(data27) > 100000){
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs62 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.cc !== undefined){
let data28 = data25.cc;
const _errs64 = errors;
if(errors === _errs64){
if(typeof data28 === "string"){
if(func0(data28) > 10000){
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs64 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.from !== undefined){
let data29 = data25.from;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data29 === "string"){
if(func0(data29) > 1000){
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs66 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.from_name !== undefined){
let data30 = data25.from_name;
const _errs68 = errors;
if(errors === _errs68){
if(typeof data30 === "string"){
if(func0(data30) > 1000){
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs68 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.reply_to !== undefined){
let data31 = data25.reply_to;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data31 === "string"){
if(func0(data31) > 1000){
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs70 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.subject !== undefined){
let data32 = data25.subject;
const _errs72 = errors;
if(errors === _errs72){
if(typeof data32 === "string"){
if(func0(data32) > 1000){
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/decline_notification_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs72 === errors;
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
}
else {
validate6.errors = [{instancePath:instancePath+"/decline_notification_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_presenter_decline_email !== undefined){
const _errs74 = errors;
if(typeof data.enable_presenter_decline_email !== "boolean"){
validate6.errors = [{instancePath:instancePath+"/enable_presenter_decline_email",schemaPath:"#/properties/enable_presenter_decline_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presenter_decline_email !== undefined){
let data34 = data.presenter_decline_email;
const _errs76 = errors;
const _errs77 = errors;
if(errors === _errs77){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing4;
if(((data34.body === undefined) && (missing4 = "body")) || ((data34.subject === undefined) && (missing4 = "subject"))){
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs79 = errors;
for(const key3 in data34){
if(!(((((((key3 === "bcc") || (key3 === "body")) || (key3 === "cc")) || (key3 === "from")) || (key3 === "from_name")) || (key3 === "reply_to")) || (key3 === "subject"))){
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs79 === errors){
if(data34.bcc !== undefined){
let data35 = data34.bcc;
const _errs80 = errors;
if(errors === _errs80){
if(typeof data35 === "string"){
if(func0(data35) > 10000){
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs80 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data34.body !== undefined){
let data36 = data34.body;
const _errs82 = errors;
if(errors === _errs82){
if(typeof data36 === "string"){
if(func0(data36) > 100000){
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs82 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data34.cc !== undefined){
let data37 = data34.cc;
const _errs84 = errors;
if(errors === _errs84){
if(typeof data37 === "string"){
if(func0(data37) > 10000){
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs84 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data34.from !== undefined){
let data38 = data34.from;
const _errs86 = errors;
if(errors === _errs86){
if(typeof data38 === "string"){
if(func0(data38) > 1000){
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs86 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data34.from_name !== undefined){
let data39 = data34.from_name;
const _errs88 = errors;
if(errors === _errs88){
if(typeof data39 === "string"){
if(func0(data39) > 1000){
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs88 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data34.reply_to !== undefined){
let data40 = data34.reply_to;
const _errs90 = errors;
if(errors === _errs90){
if(typeof data40 === "string"){
if(func0(data40) > 1000){
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs90 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data34.subject !== undefined){
let data41 = data34.subject;
const _errs92 = errors;
if(errors === _errs92){
if(typeof data41 === "string"){
if(func0(data41) > 1000){
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs92 === errors;
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
}
else {
validate6.errors = [{instancePath:instancePath+"/presenter_decline_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs76 === errors;
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
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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

exports["{\"$ref\":\"#/components/schemas/AbstractApprovalProcessBatch\"}"] = validate9;
const schema11 = {"$ref":"document#/components/schemas/AbstractApprovalProcessBatch"};
const schema12 = {"description":"Operations on abstract approval processes.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
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
validate9.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractApprovalProcessBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate9.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractApprovalProcessBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate9.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractApprovalProcessBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate9.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractApprovalProcessBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractApprovalProcessBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate9.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractApprovalProcessBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"event_id\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"event_id\"]}"] = validate10;
const schema13 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"event_id":{"type":"string"}},"required":["tenantId","event_id"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.event_id === undefined) && (missing0 = "event_id"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate10.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate10.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs3 = errors;
if(typeof data.event_id !== "string"){
validate10.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"tenantId":true,"event_id":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"id\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9_:|-]+$\",\"maxLength\":128}},\"required\":[\"tenantId\",\"id\"]}"] = validate11;
const schema14 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"id":{"type":"string","pattern":"^[A-Za-z0-9_:|-]+$","maxLength":128}},"required":["tenantId","id"]};
const pattern3 = new RegExp("^[A-Za-z0-9_:|-]+$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.id === undefined) && (missing0 = "id"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate11.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate11.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
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
validate11.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern3.test(data1)){
validate11.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_:|-]+$"}}];
return false;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"tenantId":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractApprovalProcessReplacement\"}"] = validate12;
const schema15 = {"$ref":"document#/components/schemas/AbstractApprovalProcessReplacement"};
const schema16 = {"description":"An abstract approval process that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/AbstractApprovalProcessFields"}],"additionalProperties":true};
const schema17 = {"description":"The id in the body of a replacement.","type":"object","properties":{"id":{"type":"string","description":"Optional. If present, it must match the id in the path."}}};

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
validate13.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
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

exports["{\"$ref\":\"#/components/schemas/AbstractApprovalProcess\"}"] = validate17;
const schema18 = {"$ref":"document#/components/schemas/AbstractApprovalProcess"};
const schema19 = {"description":"An abstract approval process.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/AbstractApprovalProcessFields"}],"additionalProperties":true};
const schema20 = {"description":"The system fields of a record.","type":"object","required":["id","sys_created_at","sys_last_modified_at","sys_version"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9_:|-]+$","description":"Set by the server: letters and digits that sort in order of creation."},"sys_bulk_load_at":{"type":"string","description":"When the bulk load that created the record ran."},"sys_bulk_load_id":{"type":"string","description":"The bulk load that created the record."},"sys_bulk_load_pk":{"type":"string","description":"The record's key in the loaded data."},"sys_bulk_load_record_no":{"type":"number","format":"float","description":"The record's number in the loaded data."},"sys_bulk_load_source_file":{"type":"string","description":"The file that the record was loaded from."},"sys_calculated_field_error":{"type":"string","description":"Why a field could not be calculated."},"sys_calculated_field_errors":{"type":"array","description":"Fields that could not be calculated, and why.","items":{"$ref":"document#/components/schemas/CalculatedFieldError"}},"sys_configuration_snapshot_id":{"type":"string","description":"The configuration snapshot that was in effect when the record was created."},"sys_created_at":{"type":"string","format":"date-time","description":"When the record was created."},"sys_created_by_id":{"type":"string","description":"The `sub` of the token that created the record. Hidden from callers limited to their own records."},"sys_deleted_by_id":{"type":"string","description":"Reserved for who deleted the record. This server does not keep deleted records and never returns it."},"sys_directive":{"type":"string","description":"An instruction for programs that process the record."},"sys_external_id":{"type":"string","description":"The record's id in one of the client's own systems."},"sys_has_files_in_s3":{"type":"boolean","description":"Whether the record has files in an S3 bucket."},"sys_last_bulk_data_operation_id":{"type":"string","description":"The last bulk operation that changed the record."},"sys_last_bulk_data_operation_sys_version":{"type":"string","description":"The record's version after that operation."},"sys_last_modified_at":{"type":"string","format":"date-time","description":"When the record was last changed."},"sys_last_modified_by_id":{"type":"string","description":"The `sub` of the token that last changed the record. Hidden like `sys_created_by_id`."},"sys_last_security_context":{"$ref":"document#/components/schemas/SecurityContext"},"sys_locked":{"type":"boolean","description":"A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which\nneeds the permission `*.unlock`. Changes to other records that would affect its counts or scores are rejected too.\n"},"sys_snapshot_base_version":{"type":"number","format":"float","description":"The version that the configuration snapshot is based on."},"sys_version":{"type":"integer","minimum":1,"description":"1 for a new record. Every change increases it by 1."}}};
const schema22 = {"description":"Reserved for details of who last changed the record. This server does not store or return it.","type":"object","additionalProperties":true};
const formats6 = require("ajv-formats/dist/formats").fullFormats["date-time"];

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.sys_created_at === undefined) && (missing0 = "sys_created_at"))) || ((data.sys_last_modified_at === undefined) && (missing0 = "sys_last_modified_at"))) || ((data.sys_version === undefined) && (missing0 = "sys_version"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate19.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_:|-]+$"}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_bulk_load_at",schemaPath:"#/properties/sys_bulk_load_at/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_bulk_load_id",schemaPath:"#/properties/sys_bulk_load_id/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_bulk_load_pk",schemaPath:"#/properties/sys_bulk_load_pk/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"#/properties/sys_bulk_load_record_no/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/sys_bulk_load_record_no",schemaPath:"#/properties/sys_bulk_load_record_no/type",keyword:"type",params:{type: "number"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_bulk_load_source_file",schemaPath:"#/properties/sys_bulk_load_source_file/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_calculated_field_error",schemaPath:"#/properties/sys_calculated_field_error/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/CalculatedFieldError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs20 === errors){
if(data8.error !== undefined){
const _errs21 = errors;
if(typeof data8.error !== "string"){
validate19.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/error",schemaPath:"document#/components/schemas/CalculatedFieldError/properties/error/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0+"/field",schemaPath:"document#/components/schemas/CalculatedFieldError/properties/field/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_calculated_field_errors/" + i0,schemaPath:"document#/components/schemas/CalculatedFieldError/type",keyword:"type",params:{type: "object"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_calculated_field_errors",schemaPath:"#/properties/sys_calculated_field_errors/type",keyword:"type",params:{type: "array"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_configuration_snapshot_id",schemaPath:"#/properties/sys_configuration_snapshot_id/type",keyword:"type",params:{type: "string"}}];
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
if(!(formats6.validate(data12))){
validate19.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"#/properties/sys_created_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/sys_created_at",schemaPath:"#/properties/sys_created_at/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_created_by_id",schemaPath:"#/properties/sys_created_by_id/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_deleted_by_id",schemaPath:"#/properties/sys_deleted_by_id/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_directive",schemaPath:"#/properties/sys_directive/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_external_id",schemaPath:"#/properties/sys_external_id/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_has_files_in_s3",schemaPath:"#/properties/sys_has_files_in_s3/type",keyword:"type",params:{type: "boolean"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_id",schemaPath:"#/properties/sys_last_bulk_data_operation_id/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_last_bulk_data_operation_sys_version",schemaPath:"#/properties/sys_last_bulk_data_operation_sys_version/type",keyword:"type",params:{type: "string"}}];
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
if(!(formats6.validate(data20))){
validate19.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"#/properties/sys_last_modified_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/sys_last_modified_at",schemaPath:"#/properties/sys_last_modified_at/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_last_modified_by_id",schemaPath:"#/properties/sys_last_modified_by_id/type",keyword:"type",params:{type: "string"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_last_security_context",schemaPath:"document#/components/schemas/SecurityContext/type",keyword:"type",params:{type: "object"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_locked",schemaPath:"#/properties/sys_locked/type",keyword:"type",params:{type: "boolean"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"#/properties/sys_snapshot_base_version/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/sys_snapshot_base_version",schemaPath:"#/properties/sys_snapshot_base_version/type",keyword:"type",params:{type: "number"}}];
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
validate19.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"#/properties/sys_version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs55){
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
validate19.errors = [{instancePath:instancePath+"/sys_version",schemaPath:"#/properties/sys_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"id":true,"sys_bulk_load_at":true,"sys_bulk_load_id":true,"sys_bulk_load_pk":true,"sys_bulk_load_record_no":true,"sys_bulk_load_source_file":true,"sys_calculated_field_error":true,"sys_calculated_field_errors":true,"sys_configuration_snapshot_id":true,"sys_created_at":true,"sys_created_by_id":true,"sys_deleted_by_id":true,"sys_directive":true,"sys_external_id":true,"sys_has_files_in_s3":true,"sys_last_bulk_data_operation_id":true,"sys_last_bulk_data_operation_sys_version":true,"sys_last_modified_at":true,"sys_last_modified_by_id":true,"sys_last_security_context":true,"sys_locked":true,"sys_snapshot_base_version":true,"sys_version":true},"dynamicProps":false,"dynamicItems":false};


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
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
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/MergePatch\"}"] = validate23;
const schema23 = {"$ref":"document#/components/schemas/MergePatch"};
const schema24 = {"description":"A JSON Merge Patch (RFC 7396): properties replace those of the record, and `null` removes a property. `id` and fields that\nonly the server can set are accepted only with their stored values, so you can send back a record as you read it.\n","type":"object","additionalProperties":true};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate23.errors = [{instancePath,schemaPath:"document#/components/schemas/MergePatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/PatchOrMergePatch\"}"] = validate24;
const schema25 = {"$ref":"document#/components/schemas/PatchOrMergePatch"};
const schema26 = {"description":"An object is a JSON Merge Patch (RFC 7396) of the fields to change. An array is a JSON Patch (RFC 6902).","oneOf":[{"$ref":"document#/components/schemas/MergePatch"},{"$ref":"document#/components/schemas/Patch"}]};
const schema28 = {"description":"A JSON Patch (RFC 6902).","type":"array","maxItems":200,"items":{"$ref":"document#/components/schemas/PatchDirective"}};
const schema29 = {"description":"One step of a JSON Patch.","type":"object","required":["op","path"],"properties":{"op":{"$ref":"document#/components/schemas/PatchOperator"},"path":{"type":"string","maxLength":33000,"pattern":"^(/([^~/\\x00]|~[01]){0,256})*$","description":"A JSON Pointer to the value to change."},"from":{"type":"string","maxLength":33000,"pattern":"^(/([^~/\\x00]|~[01]){0,256})*$","description":"A JSON Pointer to the source, for `move` and `copy`."},"value":{"description":"Any JSON value, for `add`, `replace` and `test`."}},"if":{"required":["op"],"properties":{"op":{"enum":["add","replace","test"]}}},"then":{"required":["value"],"properties":{"op":{},"path":{},"from":{},"value":{}}},"else":{"if":{"required":["op"],"properties":{"op":{"enum":["copy","move"]}}},"then":{"required":["from"],"properties":{"op":{},"path":{},"from":{},"value":{}}}}};
const schema30 = {"description":"`add` sets a property or inserts an array item. `replace` sets an existing value. `remove` deletes a value. `move` and\n`copy` take the value at `from`. `test` fails (409) unless the value at `path` equals `value`.\n","type":"string","enum":["add","copy","move","remove","replace","test"]};
const pattern5 = new RegExp("^(/([^~/\\x00]|~[01]){0,256})*$", "u");

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
validate27.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1}}];
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
validate27.errors = [{instancePath,schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty: missing3}}];
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
validate27.errors = vErrors;
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
validate27.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.op === undefined) && (missing4 = "op")) || ((data.path === undefined) && (missing4 = "path"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing4}}];
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
validate27.errors = [{instancePath:instancePath+"/op",schemaPath:"document#/components/schemas/PatchOperator/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data2 === "add") || (data2 === "copy")) || (data2 === "move")) || (data2 === "remove")) || (data2 === "replace")) || (data2 === "test"))){
validate27.errors = [{instancePath:instancePath+"/op",schemaPath:"document#/components/schemas/PatchOperator/enum",keyword:"enum",params:{allowedValues: schema30.enum}}];
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
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 33000}}];
return false;
}
else {
if(!pattern5.test(data3)){
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/([^~/\\x00]|~[01]){0,256})*$"}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
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
validate27.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 33000}}];
return false;
}
else {
if(!pattern5.test(data4)){
validate27.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^(/([^~/\\x00]|~[01]){0,256})*$"}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}}];
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
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate27.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Array.isArray(data)){
if(data.length > 200){
validate26.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate27(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate25.errors = vErrors;
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
validate25.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate25.evaluated = {"dynamicProps":true,"dynamicItems":true};


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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
else {
var props0 = validate25.evaluated.props;
var items0 = validate25.evaluated.items;
}
validate24.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":true,"dynamicItems":true};

exports["{\"$ref\":\"#/components/schemas/Patch\"}"] = validate31;
const schema31 = {"$ref":"document#/components/schemas/Patch"};

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
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 200){
validate32.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate27(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
validate31.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractDecisionProcessBody\"}"] = validate35;
const schema33 = {"$ref":"document#/components/schemas/AbstractDecisionProcessBody"};
const schema34 = {"description":"An abstract decision process to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/AbstractDecisionProcessFields"}],"additionalProperties":true};
const schema35 = {"description":"The fields of an abstract decision process.","type":"object","required":["name"],"properties":{"name":{"type":"string","description":"Name shown to staff."},"event_id":{"type":"string","x-refers-to":"events","x-expected":true,"description":"The event that it belongs to."},"acceptance_form_options":{"type":"object","description":"Settings of the form to accept an offer; any properties.","additionalProperties":true},"enable_confirmation_email":{"type":"boolean","description":"Whether `confirmation_email` is enabled."},"confirmation_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"The e-mail that is sent when the abstract is received. Expected when `enable_confirmation_email` is true."},"enable_selection_email":{"type":"boolean","description":"Whether `selection_email` is enabled."},"selection_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"The e-mail that is sent when the abstract is selected. Expected when `enable_selection_email` is true."},"enable_declined_email":{"type":"boolean","description":"Whether `declined_email` is enabled."},"declined_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"The e-mail that is sent when the abstract is declined. Expected when `enable_declined_email` is true."},"show_contact_form":{"type":"boolean","description":"Whether to show the form of `contact_form_options`."},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions","x-expected":true,"description":"Expected when `show_contact_form` is true."},"show_organization_form":{"type":"boolean","description":"Whether to show the form of `organization_form_options`."},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions","x-expected":true,"description":"Expected when `show_organization_form` is true."}},"additionalProperties":true,"examples":[{"name":"Decision on talks","event_id":"event-1","enable_selection_email":true,"selection_email":{"subject":"Your abstract was selected","body":"<p>We look forward to your talk.</p>"},"show_contact_form":true,"contact_form_options":{"contact_form_id":"form-2"}}]};
const schema39 = {"description":"The form in which a referee updates their own details.","type":"object","required":["contact_form_id"],"properties":{"contact_form_id":{"type":"string","x-refers-to":"external:form","description":"The form."},"html":{"type":"string","description":"Text above the form."}},"additionalProperties":false};
const schema40 = {"description":"The form in which a referee updates the details of their organization.","type":"object","required":["organization_form_id"],"properties":{"organization_form_id":{"type":"string","x-refers-to":"external:form","description":"The form."},"html":{"type":"string","description":"Text above the form."}},"additionalProperties":false};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate38.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs4 = errors;
if(typeof data.event_id !== "string"){
validate38.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptance_form_options !== undefined){
let data2 = data.acceptance_form_options;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate38.errors = [{instancePath:instancePath+"/acceptance_form_options",schemaPath:"#/properties/acceptance_form_options/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_confirmation_email !== undefined){
const _errs9 = errors;
if(typeof data.enable_confirmation_email !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/enable_confirmation_email",schemaPath:"#/properties/enable_confirmation_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmation_email !== undefined){
let data4 = data.confirmation_email;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.body === undefined) && (missing1 = "body")) || ((data4.subject === undefined) && (missing1 = "subject"))){
validate38.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs14 = errors;
for(const key0 in data4){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate38.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs14 === errors){
if(data4.bcc !== undefined){
let data5 = data4.bcc;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) > 10000){
validate38.errors = [{instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.body !== undefined){
let data6 = data4.body;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func0(data6) > 100000){
validate38.errors = [{instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.cc !== undefined){
let data7 = data4.cc;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(func0(data7) > 10000){
validate38.errors = [{instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.from !== undefined){
let data8 = data4.from;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data8 === "string"){
if(func0(data8) > 1000){
validate38.errors = [{instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.from_name !== undefined){
let data9 = data4.from_name;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data9 === "string"){
if(func0(data9) > 1000){
validate38.errors = [{instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.reply_to !== undefined){
let data10 = data4.reply_to;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data10 === "string"){
if(func0(data10) > 1000){
validate38.errors = [{instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.subject !== undefined){
let data11 = data4.subject;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data11 === "string"){
if(func0(data11) > 1000){
validate38.errors = [{instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs27 === errors;
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
validate38.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_selection_email !== undefined){
const _errs29 = errors;
if(typeof data.enable_selection_email !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/enable_selection_email",schemaPath:"#/properties/enable_selection_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selection_email !== undefined){
let data13 = data.selection_email;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.body === undefined) && (missing2 = "body")) || ((data13.subject === undefined) && (missing2 = "subject"))){
validate38.errors = [{instancePath:instancePath+"/selection_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs34 = errors;
for(const key1 in data13){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
validate38.errors = [{instancePath:instancePath+"/selection_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs34 === errors){
if(data13.bcc !== undefined){
let data14 = data13.bcc;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data14 === "string"){
if(func0(data14) > 10000){
validate38.errors = [{instancePath:instancePath+"/selection_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/selection_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs35 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.body !== undefined){
let data15 = data13.body;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data15 === "string"){
if(func0(data15) > 100000){
validate38.errors = [{instancePath:instancePath+"/selection_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/selection_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs37 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.cc !== undefined){
let data16 = data13.cc;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data16 === "string"){
if(func0(data16) > 10000){
validate38.errors = [{instancePath:instancePath+"/selection_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/selection_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs39 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.from !== undefined){
let data17 = data13.from;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data17 === "string"){
if(func0(data17) > 1000){
validate38.errors = [{instancePath:instancePath+"/selection_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/selection_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs41 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.from_name !== undefined){
let data18 = data13.from_name;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data18 === "string"){
if(func0(data18) > 1000){
validate38.errors = [{instancePath:instancePath+"/selection_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/selection_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs43 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.reply_to !== undefined){
let data19 = data13.reply_to;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data19 === "string"){
if(func0(data19) > 1000){
validate38.errors = [{instancePath:instancePath+"/selection_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/selection_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs45 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.subject !== undefined){
let data20 = data13.subject;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data20 === "string"){
if(func0(data20) > 1000){
validate38.errors = [{instancePath:instancePath+"/selection_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/selection_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs47 === errors;
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
validate38.errors = [{instancePath:instancePath+"/selection_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_declined_email !== undefined){
const _errs49 = errors;
if(typeof data.enable_declined_email !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/enable_declined_email",schemaPath:"#/properties/enable_declined_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.declined_email !== undefined){
let data22 = data.declined_email;
const _errs51 = errors;
const _errs52 = errors;
if(errors === _errs52){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing3;
if(((data22.body === undefined) && (missing3 = "body")) || ((data22.subject === undefined) && (missing3 = "subject"))){
validate38.errors = [{instancePath:instancePath+"/declined_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs54 = errors;
for(const key2 in data22){
if(!(((((((key2 === "bcc") || (key2 === "body")) || (key2 === "cc")) || (key2 === "from")) || (key2 === "from_name")) || (key2 === "reply_to")) || (key2 === "subject"))){
validate38.errors = [{instancePath:instancePath+"/declined_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs54 === errors){
if(data22.bcc !== undefined){
let data23 = data22.bcc;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data23 === "string"){
if(func0(data23) > 10000){
validate38.errors = [{instancePath:instancePath+"/declined_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/declined_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs55 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data22.body !== undefined){
let data24 = data22.body;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data24 === "string"){
if(func0(data24) > 100000){
validate38.errors = [{instancePath:instancePath+"/declined_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/declined_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs57 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data22.cc !== undefined){
let data25 = data22.cc;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data25 === "string"){
if(func0(data25) > 10000){
validate38.errors = [{instancePath:instancePath+"/declined_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/declined_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs59 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data22.from !== undefined){
let data26 = data22.from;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data26 === "string"){
if(func0(data26) > 1000){
validate38.errors = [{instancePath:instancePath+"/declined_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/declined_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs61 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data22.from_name !== undefined){
let data27 = data22.from_name;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data27 === "string"){
if(func0(data27) > 1000){
validate38.errors = [{instancePath:instancePath+"/declined_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/declined_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs63 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data22.reply_to !== undefined){
let data28 = data22.reply_to;
const _errs65 = errors;
if(errors === _errs65){
if(typeof data28 === "string"){
if(func0(data28) > 1000){
validate38.errors = [{instancePath:instancePath+"/declined_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/declined_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs65 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data22.subject !== undefined){
let data29 = data22.subject;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data29 === "string"){
if(func0(data29) > 1000){
validate38.errors = [{instancePath:instancePath+"/declined_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/declined_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs67 === errors;
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
}
else {
validate38.errors = [{instancePath:instancePath+"/declined_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_contact_form !== undefined){
const _errs69 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_form_options !== undefined){
let data31 = data.contact_form_options;
const _errs71 = errors;
const _errs72 = errors;
if(errors === _errs72){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing4;
if((data31.contact_form_id === undefined) && (missing4 = "contact_form_id")){
validate38.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs74 = errors;
for(const key3 in data31){
if(!((key3 === "contact_form_id") || (key3 === "html"))){
validate38.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs74 === errors){
if(data31.contact_form_id !== undefined){
const _errs75 = errors;
if(typeof data31.contact_form_id !== "string"){
validate38.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs75 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data31.html !== undefined){
const _errs77 = errors;
if(typeof data31.html !== "string"){
validate38.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs77 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_organization_form !== undefined){
const _errs79 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_form_options !== undefined){
let data35 = data.organization_form_options;
const _errs81 = errors;
const _errs82 = errors;
if(errors === _errs82){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing5;
if((data35.organization_form_id === undefined) && (missing5 = "organization_form_id")){
validate38.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs84 = errors;
for(const key4 in data35){
if(!((key4 === "organization_form_id") || (key4 === "html"))){
validate38.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs84 === errors){
if(data35.organization_form_id !== undefined){
const _errs85 = errors;
if(typeof data35.organization_form_id !== "string"){
validate38.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs85 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data35.html !== undefined){
const _errs87 = errors;
if(typeof data35.html !== "string"){
validate38.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs87 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs81 === errors;
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
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
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

exports["{\"$ref\":\"#/components/schemas/AbstractDecisionProcessBatch\"}"] = validate41;
const schema41 = {"$ref":"document#/components/schemas/AbstractDecisionProcessBatch"};
const schema42 = {"description":"Operations on abstract decision processes.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate41.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractDecisionProcessBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate41.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractDecisionProcessBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate41.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractDecisionProcessBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate41.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractDecisionProcessBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractDecisionProcessBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractDecisionProcessBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractDecisionProcessReplacement\"}"] = validate42;
const schema43 = {"$ref":"document#/components/schemas/AbstractDecisionProcessReplacement"};
const schema44 = {"description":"An abstract decision process that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/AbstractDecisionProcessFields"}],"additionalProperties":true};

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
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractDecisionProcess\"}"] = validate47;
const schema46 = {"$ref":"document#/components/schemas/AbstractDecisionProcess"};
const schema47 = {"description":"An abstract decision process.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/AbstractDecisionProcessFields"}],"additionalProperties":true};

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
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
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

exports["{\"$ref\":\"#/components/schemas/AbstractReviewProcessBody\"}"] = validate52;
const schema48 = {"$ref":"document#/components/schemas/AbstractReviewProcessBody"};
const schema49 = {"description":"An abstract review process to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/AbstractReviewProcessFields"}],"additionalProperties":true};
const schema50 = {"description":"The fields of an abstract review process.","type":"object","required":["name","event_id"],"properties":{"name":{"type":"string","x-visibility":"reviewer","description":"Name shown to staff."},"event_id":{"type":"string","x-refers-to":"events","x-visibility":"reviewer","description":"The event that it belongs to."},"is_active":{"type":"boolean","x-visibility":"reviewer","description":"Whether it is in use. Set `false` to retire it without deleting it."},"enable_abstract_administrators":{"type":"boolean","description":"Whether `administrators` is enabled."},"administrators":{"type":"array","x-expected":true,"description":"Committees that oversee the reviews. Expected when `enable_abstract_administrators` is true.","items":{"$ref":"document#/components/schemas/AdministeringCommittee"}},"committee_members":{"type":"array","x-visibility":"staff","description":"Members of the committees that assignment rules refer to. The server does not store committees: a committee\ntarget assigns reviews to the members listed here. Without any, it is skipped with the reason\n`committee_unresolved`.\n","items":{"$ref":"document#/components/schemas/CommitteeMember"}},"enable_review_assignment_email":{"type":"boolean","description":"Whether `review_assignment_email` is enabled."},"review_assignment_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"x-visibility":"staff","x-merge-objects":{"review":"abstractReviews","abstract":"abstracts","process":"abstractReviewProcesses","round":"abstractReviewRounds","event":"events","assignee":"abstractReviews/assignee"},"description":"The e-mail to a new reviewer, queued when a round is opened or reviews are assigned. Expected when\n`enable_review_assignment_email` is true.\n\n**Merge fields.** `[]` stands for each item of a list: write `review.custom_field_values[].boolean_value` as\n`{% for item in review.custom_field_values %}{{ item.boolean_value }}{% endfor %}`.\n`*` stands for any name.\n\n| Merge field | Type | Description |\n| --- | --- | --- |\n| `review.abstract_id` | string | The abstract that is reviewed. |\n| `review.abstract_title` | string | A copy of the abstract's title. |\n| `review.event_id` | string | The event that the abstract is for. |\n| `review.process_id` | string | The review process it belongs to. |\n| `review.review_round_id` | string | The review round that it belongs to. |\n| `review.assignee.contact_id` | string | Contact record of the reviewer. |\n| `review.assignee.name` | string | Full name. |\n| `review.assignee.first_name` | string | Given name. |\n| `review.assignee.last_name` | string | Family name. |\n| `review.assignee.email_address` | string | Where e-mails to the reviewer go. |\n| `review.assignee.job_title` | string | Job title. |\n| `review.assignee.city` | string | City of the address. |\n| `review.assignee.state` | string | State or province of the address. |\n| `review.assignee.country` | string | Country of the address. |\n| `review.assignee.committee_ids[]` | string | Committees of the reviewer. |\n| `review.assignee.committee_membership_ids[]` | string | Committee memberships of the reviewer. |\n| `review.assignee.*` | any | The reviewer. |\n| `review.status` | string | Progress of the review. |\n| `review.score` | number | Counts towards the scores of the abstract if the review is `completed` and active. |\n| `review.comments_to_staff` | string | Comments for staff only. |\n| `review.comments_to_submitter` | string | Comments for the submitter of the abstract. |\n| `review.date` | string | When the review was created. |\n| `review.is_active` | boolean | If `false`, the review does not count. |\n| `review.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `review.custom_field_values[].custom_field_id` | string | The custom field. |\n| `review.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `review.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `review.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `review.custom_field_values[].string_value` | string | Value of a text field. |\n| `review.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `review.conflict_of_interest` | boolean | `true` while the reviewer is a submitter, presenter or co-author of the abstract, even if they became one later. |\n| `review.conflict_overridden_by_id` | string | The user who created the review despite a conflict of interest. |\n| `review.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `review.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `review.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `review.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `review.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `review.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `review.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `review.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `review.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `review.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `review.sys_created_at` | string | When the record was created. |\n| `review.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `review.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `review.sys_directive` | string | An instruction for programs that process the record. |\n| `review.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `review.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `review.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `review.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `review.sys_last_modified_at` | string | When the record was last changed. |\n| `review.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `review.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `review.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `review.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `review.sys_version` | integer | 1 for a new record. |\n| `abstract.name` | string | Name of the person whose abstract it is. |\n| `abstract.title` | string | Title of the abstract. |\n| `abstract.body` | string | The text of the abstract. |\n| `abstract.event_id` | string | The event that it is submitted to. |\n| `abstract.type_id` | string | The kind of abstract. |\n| `abstract.number` | number | A sequential number. |\n| `abstract.date` | string | When it was submitted. |\n| `abstract.status` | string | Status of the abstract; any string. |\n| `abstract.submitter_id` | string | Contact record of the submitter. |\n| `abstract.submitting_on_behalf_of_presenter` | boolean | Whether the presenter is not the submitter. |\n| `abstract.main_presenter_id` | string | The contact who will present it. |\n| `abstract.presenter_info.*` | any | Details of the presenter; any properties. |\n| `abstract.first_name` | string | Given name of the submitter. |\n| `abstract.last_name` | string | Family name of the submitter. |\n| `abstract.email_address` | string | The submitter's e-mail address. |\n| `abstract.job_title` | string | The submitter's job title. |\n| `abstract.city` | string | City of the submitter. |\n| `abstract.state` | string | State or province of the submitter. |\n| `abstract.country` | string | Country of the submitter. |\n| `abstract.organization_id` | string | The submitter's organization. |\n| `abstract.has_co_authors` | boolean | Whether the abstract has co-authors. |\n| `abstract.co_authors[].co_author_contact_id` | string | The contact of the co-author. |\n| `abstract.co_authors[].co_author_contact_info.*` | any | Details of the co-author; any properties. |\n| `abstract.co_authors[].speaker_type_id` | string | The role in which the co-author speaks. |\n| `abstract.co_authors[].*` | any | All co-authors. |\n| `abstract.co_author_1.email_address` | string | Address for e-mails. |\n| `abstract.co_author_1.first_name` | string | Given name. |\n| `abstract.co_author_1.last_name` | string | Family name. |\n| `abstract.co_author_1.phone_number` | string | Telephone number. |\n| `abstract.co_author_1.speaker_type_id` | string | The role in which the co-author speaks. |\n| `abstract.co_author_1.*` | any | The first co-author, if they are not in `co_authors`. |\n| `abstract.co_author_2.email_address` | string | Address for e-mails. |\n| `abstract.co_author_2.first_name` | string | Given name. |\n| `abstract.co_author_2.last_name` | string | Family name. |\n| `abstract.co_author_2.phone_number` | string | Telephone number. |\n| `abstract.co_author_2.speaker_type_id` | string | The role in which the co-author speaks. |\n| `abstract.co_author_2.*` | any | The second co-author, if they are not in `co_authors`. |\n| `abstract.co_author_3.email_address` | string | Address for e-mails. |\n| `abstract.co_author_3.first_name` | string | Given name. |\n| `abstract.co_author_3.last_name` | string | Family name. |\n| `abstract.co_author_3.phone_number` | string | Telephone number. |\n| `abstract.co_author_3.speaker_type_id` | string | The role in which the co-author speaks. |\n| `abstract.co_author_3.*` | any | The third co-author, if they are not in `co_authors`. |\n| `abstract.co_author_4.email_address` | string | Address for e-mails. |\n| `abstract.co_author_4.first_name` | string | Given name. |\n| `abstract.co_author_4.last_name` | string | Family name. |\n| `abstract.co_author_4.phone_number` | string | Telephone number. |\n| `abstract.co_author_4.speaker_type_id` | string | The role in which the co-author speaks. |\n| `abstract.co_author_4.*` | any | The fourth co-author, if they are not in `co_authors`. |\n| `abstract.co_author_5.email_address` | string | Address for e-mails. |\n| `abstract.co_author_5.first_name` | string | Given name. |\n| `abstract.co_author_5.last_name` | string | Family name. |\n| `abstract.co_author_5.phone_number` | string | Telephone number. |\n| `abstract.co_author_5.speaker_type_id` | string | The role in which the co-author speaks. |\n| `abstract.co_author_5.*` | any | The fifth co-author, if they are not in `co_authors`. |\n| `abstract.process_id` | string | A process of any kind. |\n| `abstract.approval_process_id` | string | The process in which the presenter confirms the decision. |\n| `abstract.review_process_id` | string | The review process. |\n| `abstract.review_round_id` | string | The current review round. |\n| `abstract.round_id` | string | A second review round. |\n| `abstract.review_status` | string | Outcome of the reviews. |\n| `abstract.last_review_status_change` | string | When `review_status` last changed. |\n| `abstract.reviewer_recommendation` | string | The joint recommendation of the reviewers; any string. |\n| `abstract.reviews_assigned` | boolean | Whether reviewers are assigned. |\n| `abstract.pending_console_review` | boolean | Whether the reviews are done and a decision by staff is pending. |\n| `abstract.average_score` | number | The mean score, not rounded, of the completed active reviews in the round that was opened last among those with such reviews. |\n| `abstract.total_score` | number | The sum of these scores. |\n| `abstract.round_scores[].*` | any | Scores per round, in order of round id. |\n| `abstract.bucket_id` | string | The group of reviewers that it is assigned to. |\n| `abstract.override_bucket_assignment` | boolean | Whether to keep the current `bucket_id` instead of assigning one. |\n| `abstract.submission_space_id` | string | The space in which it was submitted. |\n| `abstract.max_contact_submissions` | number | The maximum number of abstracts of one contact for the event. |\n| `abstract.room_ids[]` | string | Rooms that it can take place in. |\n| `abstract.session_track_ids[]` | string | Tracks that it was submitted to. |\n| `abstract.session_has_been_generated` | boolean | Whether a session was created for it. |\n| `abstract.notes` | string | Internal notes, visible only to staff. |\n| `abstract.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `abstract.custom_field_values[].custom_field_id` | string | The custom field. |\n| `abstract.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `abstract.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `abstract.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `abstract.custom_field_values[].string_value` | string | Value of a text field. |\n| `abstract.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `abstract.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `abstract.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `abstract.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `abstract.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `abstract.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `abstract.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `abstract.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `abstract.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `abstract.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `abstract.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `abstract.sys_created_at` | string | When the record was created. |\n| `abstract.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `abstract.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `abstract.sys_directive` | string | An instruction for programs that process the record. |\n| `abstract.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `abstract.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `abstract.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `abstract.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `abstract.sys_last_modified_at` | string | When the record was last changed. |\n| `abstract.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `abstract.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `abstract.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `abstract.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `abstract.sys_version` | integer | 1 for a new record. |\n| `process.name` | string | Name shown to staff. |\n| `process.event_id` | string | The event that it belongs to. |\n| `process.is_active` | boolean | Whether it is in use. |\n| `process.enable_abstract_administrators` | boolean | Whether `administrators` is enabled. |\n| `process.administrators[].committee_id` | string | The committee. |\n| `process.administrators[].committee_position_ids[]` | string | Limits the committee to these positions. |\n| `process.administrators[].*` | any | Committees that oversee the reviews. |\n| `process.committee_members[].committee_id` | string | The committee. |\n| `process.committee_members[].committee_position_id` | string | The position the member holds. |\n| `process.committee_members[].contact.contact_id` | string | Contact record of the member. |\n| `process.committee_members[].contact.name` | string | Full name. |\n| `process.committee_members[].contact.first_name` | string | Given name. |\n| `process.committee_members[].contact.last_name` | string | Family name. |\n| `process.committee_members[].contact.email_address` | string | Where e-mails to the reviewer go. |\n| `process.committee_members[].contact.job_title` | string | Job title. |\n| `process.committee_members[].contact.city` | string | City of the address. |\n| `process.committee_members[].contact.state` | string | State or province of the address. |\n| `process.committee_members[].contact.country` | string | Country of the address. |\n| `process.committee_members[].contact.committee_ids[]` | string | Committees of the reviewer. |\n| `process.committee_members[].contact.committee_membership_ids[]` | string | Committee memberships of the reviewer. |\n| `process.committee_members[].contact.*` | any | The member, as a reviewer. |\n| `process.committee_members[].*` | any | Members of the committees that assignment rules refer to. |\n| `process.enable_review_assignment_email` | boolean | Whether `review_assignment_email` is enabled. |\n| `process.review_assignment_email.bcc` | string | Blind copies: comma-separated addresses or merge fields. |\n| `process.review_assignment_email.body` | string | HTML, with merge fields. |\n| `process.review_assignment_email.cc` | string | Copies: comma-separated addresses or merge fields. |\n| `process.review_assignment_email.from` | string | The sender's address, or a merge field. |\n| `process.review_assignment_email.from_name` | string | The sender's name, with merge fields. |\n| `process.review_assignment_email.reply_to` | string | Where replies go: an address or a merge field. |\n| `process.review_assignment_email.subject` | string | Text, with merge fields. |\n| `process.enable_review_submission_confirmation_email` | boolean | Whether `review_submission_confirmation_email` is enabled. |\n| `process.review_submission_confirmation_email.bcc` | string | Blind copies: comma-separated addresses or merge fields. |\n| `process.review_submission_confirmation_email.body` | string | HTML, with merge fields. |\n| `process.review_submission_confirmation_email.cc` | string | Copies: comma-separated addresses or merge fields. |\n| `process.review_submission_confirmation_email.from` | string | The sender's address, or a merge field. |\n| `process.review_submission_confirmation_email.from_name` | string | The sender's name, with merge fields. |\n| `process.review_submission_confirmation_email.reply_to` | string | Where replies go: an address or a merge field. |\n| `process.review_submission_confirmation_email.subject` | string | Text, with merge fields. |\n| `process.enable_blind_review` | boolean | Whether to hide the authors from reviewers, in every round. |\n| `process.score_options.minimum` | number | The lowest score. |\n| `process.score_options.maximum` | number | The highest score. |\n| `process.score_options.step` | number | The step between scores, starting at `minimum`, or 0 without it. |\n| `process.score_options.*` | any | The scores that reviewers can give. |\n| `process.rounds[].*` | any | Rounds stored in the process; any properties. |\n| `process.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `process.custom_field_values[].custom_field_id` | string | The custom field. |\n| `process.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `process.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `process.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `process.custom_field_values[].string_value` | string | Value of a text field. |\n| `process.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `process.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `process.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `process.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `process.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `process.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `process.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `process.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `process.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `process.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `process.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `process.sys_created_at` | string | When the record was created. |\n| `process.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `process.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `process.sys_directive` | string | An instruction for programs that process the record. |\n| `process.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `process.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `process.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `process.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `process.sys_last_modified_at` | string | When the record was last changed. |\n| `process.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `process.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `process.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `process.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `process.sys_version` | integer | 1 for a new record. |\n| `round.name` | string | Name shown to staff. |\n| `round.event_id` | string | The event that it belongs to. |\n| `round.process_id` | string | The review process it belongs to. |\n| `round.status` | string | The default for a new round is `never opened`. |\n| `round.opened_at` | string | When it was last opened, always later than the other rounds of the process that were opened before. |\n| `round.date` | string | When the round was created. |\n| `round.display_order` | number | Position among the rounds shown. |\n| `round.is_active` | boolean | Whether it is in use. |\n| `round.enable_blind_review` | boolean | Whether to hide the authors from reviewers in this round. |\n| `round.review_form_id` | string | The form that reviewers fill in. |\n| `round.enable_review_assignment_rules` | boolean | Whether opening the round applies `review_assignment_rules`. |\n| `round.review_assignment_rules[].name` | string | Name shown to staff. |\n| `round.review_assignment_rules[].matching_conditions.*` | any | The abstracts that the rule applies to. |\n| `round.review_assignment_rules[].targets[].type` | string | The type of the target. |\n| `round.review_assignment_rules[].targets[].contact_id` | string | The contact who reviews. |\n| `round.review_assignment_rules[].targets[].committee_id` | string | The committee whose members review. |\n| `round.review_assignment_rules[].targets[].committee_position_id` | string | The position whose holders review. |\n| `round.review_assignment_rules[].targets[].committee_member_id` | string | The membership whose holder reviews. |\n| `round.review_assignment_rules[].targets[].*` | any | The reviewers of the matching abstracts. |\n| `round.review_assignment_rules[].display_order` | number | Rules apply in this order. |\n| `round.review_assignment_rules[].*` | any | Which reviewers review which abstracts. |\n| `round.error_info.*` | any | Details of the last error; any properties. |\n| `round.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `round.custom_field_values[].custom_field_id` | string | The custom field. |\n| `round.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `round.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `round.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `round.custom_field_values[].string_value` | string | Value of a text field. |\n| `round.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `round.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `round.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `round.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `round.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `round.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `round.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `round.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `round.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `round.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `round.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `round.sys_created_at` | string | When the record was created. |\n| `round.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `round.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `round.sys_directive` | string | An instruction for programs that process the record. |\n| `round.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `round.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `round.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `round.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `round.sys_last_modified_at` | string | When the record was last changed. |\n| `round.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `round.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `round.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `round.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `round.sys_version` | integer | 1 for a new record. |\n| `event.name` | string | The name of the event. |\n| `event.description` | string | What the event is about. |\n| `event.type_id` | string | The kind of event. |\n| `event.url` | string | URL of the event. |\n| `event.start_date` | string | When the event begins. |\n| `event.end_date` | string | When the event ends. |\n| `event.timezone` | string | The time zone of its dates, such as `Europe/Paris`. |\n| `event.timezone_abbreviation` | string | The abbreviation on the day the event starts. |\n| `event.timezone_mode` | string | `local`: dates are shown in the viewer's time zone. |\n| `event.timezone_offset` | number | The offset from UTC in minutes when the event starts. |\n| `event.venue_id` | string | Where it takes place. |\n| `event.address.line1` | string | Street and number. |\n| `event.address.line2` | string | A second line. |\n| `event.address.line3` | string | A third line. |\n| `event.address.city` | string | City. |\n| `event.address.state` | string | State or province. |\n| `event.address.postal_code` | string | Postal code. |\n| `event.address.county` | string | County. |\n| `event.address.country` | string | Country code. |\n| `event.address.country_name` | string | Country name. |\n| `event.address.latitude` | number | Latitude in degrees. |\n| `event.address.longitude` | number | Longitude in degrees. |\n| `event.address.time_zone_id` | string | Time zone at the address. |\n| `event.address.*` | any | Where the event takes place. |\n| `event.business_unit_id` | string | The business unit that it belongs to. |\n| `event.chapter_id` | string | The chapter that organizes it, if any. |\n| `event.cloned_from_id` | string | The event it was copied from. |\n| `event.previous_event_id` | string | The previous edition of the event, for comparison. |\n| `event.enable_capacity` | boolean | Whether the capacity of `capacity_options` applies. |\n| `event.capacity_options.capacity` | number | The maximum number of attendees. |\n| `event.capacity_options.enable_wait_list` | boolean | Whether there is a waiting list. |\n| `event.capacity_options.text_to_display_when_sold_out` | string | The text that the portal shows when the event is sold out. |\n| `event.capacity_options.waitlist_process_id` | string | The process for the waiting list. |\n| `event.capacity_options.*` | any | The capacity for registrations. |\n| `event.sold_out` | boolean | Whether the event is sold out. |\n| `event.registration_deadlines[].*` | any | Any properties. |\n| `event.enable_abstracts` | boolean | Whether abstracts can be submitted. |\n| `event.enable_components` | boolean | Whether the event has conferences within it. |\n| `event.enable_courses` | boolean | Whether courses can be sold. |\n| `event.enable_documents` | boolean | Whether the event has documents. |\n| `event.enable_exhibitors` | boolean | Whether the event has exhibitors. |\n| `event.enable_functions` | boolean | Whether the event has functions, such as dinners and workshops. |\n| `event.enable_logistics` | boolean | Whether the event has logistics. |\n| `event.enable_onsite` | boolean | Whether the event has on-site check-in and kiosks. |\n| `event.enable_registration` | boolean | Whether people can register online. |\n| `event.enable_sessions` | boolean | Whether the event has sessions. |\n| `event.enable_sponsors` | boolean | Whether the event has sponsors. |\n| `event.enable_volunteers` | boolean | Whether the event has volunteers. |\n| `event.restrict_console_access` | boolean | Whether only some of the staff can see it. |\n| `event.console_access_options.administrator_security_role_ids[]` | string | Roles that can manage the event. |\n| `event.console_access_options.*` | any | The staff who can see it. |\n| `event.visible_in_portal` | boolean | Whether the portal shows the event. |\n| `event.date_to_remove_from_portal` | string | When the portal stops showing it, usually at its end. |\n| `event.featured` | boolean | Whether the portal features it. |\n| `event.featured_from` | string | When the portal starts to feature it. |\n| `event.featured_until` | string | When the portal stops featuring it. |\n| `event.site_mode` | string | How its website is hosted. |\n| `event.portal_integrated_events_options.*` | any | For hosting in the portal; any properties. |\n| `event.masthead_image_uri` | string | URL of the image at the top of its pages. |\n| `event.do_not_stretch_masthead` | boolean | Whether the masthead keeps its size. |\n| `event.thumbnail_image_uri` | string | URL of the image for lists of events. |\n| `event.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `event.custom_field_values[].custom_field_id` | string | The custom field. |\n| `event.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `event.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `event.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `event.custom_field_values[].string_value` | string | Value of a text field. |\n| `event.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `event.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `event.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `event.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `event.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `event.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `event.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `event.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `event.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `event.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `event.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `event.sys_created_at` | string | When the record was created. |\n| `event.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `event.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `event.sys_directive` | string | An instruction for programs that process the record. |\n| `event.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `event.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `event.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `event.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `event.sys_last_modified_at` | string | When the record was last changed. |\n| `event.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `event.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `event.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `event.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `event.sys_version` | integer | 1 for a new record. |\n| `assignee.contact_id` | string | Contact record of the reviewer. |\n| `assignee.name` | string | Full name. |\n| `assignee.first_name` | string | Given name. |\n| `assignee.last_name` | string | Family name. |\n| `assignee.email_address` | string | Where e-mails to the reviewer go. |\n| `assignee.job_title` | string | Job title. |\n| `assignee.city` | string | City of the address. |\n| `assignee.state` | string | State or province of the address. |\n| `assignee.country` | string | Country of the address. |\n| `assignee.committee_ids[]` | string | Committees of the reviewer. |\n| `assignee.committee_membership_ids[]` | string | Committee memberships of the reviewer. |"},"enable_review_submission_confirmation_email":{"type":"boolean","description":"Whether `review_submission_confirmation_email` is enabled."},"review_submission_confirmation_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"x-merge-objects":{"review":"abstractReviews","abstract":"abstracts","process":"abstractReviewProcesses","round":"abstractReviewRounds","event":"events","assignee":"abstractReviews/assignee"},"description":"The e-mail to the reviewer, queued when a review is submitted. Expected when\n`enable_review_submission_confirmation_email` is true.\n\n**Merge fields.** `[]` stands for each item of a list: write `review.custom_field_values[].boolean_value` as\n`{% for item in review.custom_field_values %}{{ item.boolean_value }}{% endfor %}`.\n`*` stands for any name.\n\n| Merge field | Type | Description |\n| --- | --- | --- |\n| `review.abstract_id` | string | The abstract that is reviewed. |\n| `review.abstract_title` | string | A copy of the abstract's title. |\n| `review.event_id` | string | The event that the abstract is for. |\n| `review.process_id` | string | The review process it belongs to. |\n| `review.review_round_id` | string | The review round that it belongs to. |\n| `review.assignee.contact_id` | string | Contact record of the reviewer. |\n| `review.assignee.name` | string | Full name. |\n| `review.assignee.first_name` | string | Given name. |\n| `review.assignee.last_name` | string | Family name. |\n| `review.assignee.email_address` | string | Where e-mails to the reviewer go. |\n| `review.assignee.job_title` | string | Job title. |\n| `review.assignee.city` | string | City of the address. |\n| `review.assignee.state` | string | State or province of the address. |\n| `review.assignee.country` | string | Country of the address. |\n| `review.assignee.committee_ids[]` | string | Committees of the reviewer. |\n| `review.assignee.committee_membership_ids[]` | string | Committee memberships of the reviewer. |\n| `review.assignee.*` | any | The reviewer. |\n| `review.status` | string | Progress of the review. |\n| `review.score` | number | Counts towards the scores of the abstract if the review is `completed` and active. |\n| `review.comments_to_staff` | string | Comments for staff only. |\n| `review.comments_to_submitter` | string | Comments for the submitter of the abstract. |\n| `review.date` | string | When the review was created. |\n| `review.is_active` | boolean | If `false`, the review does not count. |\n| `review.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `review.custom_field_values[].custom_field_id` | string | The custom field. |\n| `review.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `review.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `review.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `review.custom_field_values[].string_value` | string | Value of a text field. |\n| `review.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `review.conflict_of_interest` | boolean | `true` while the reviewer is a submitter, presenter or co-author of the abstract, even if they became one later. |\n| `review.conflict_overridden_by_id` | string | The user who created the review despite a conflict of interest. |\n| `review.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `review.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `review.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `review.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `review.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `review.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `review.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `review.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `review.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `review.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `review.sys_created_at` | string | When the record was created. |\n| `review.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `review.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `review.sys_directive` | string | An instruction for programs that process the record. |\n| `review.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `review.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `review.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `review.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `review.sys_last_modified_at` | string | When the record was last changed. |\n| `review.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `review.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `review.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `review.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `review.sys_version` | integer | 1 for a new record. |\n| `abstract.name` | string | Name of the person whose abstract it is. |\n| `abstract.title` | string | Title of the abstract. |\n| `abstract.body` | string | The text of the abstract. |\n| `abstract.event_id` | string | The event that it is submitted to. |\n| `abstract.type_id` | string | The kind of abstract. |\n| `abstract.number` | number | A sequential number. |\n| `abstract.date` | string | When it was submitted. |\n| `abstract.status` | string | Status of the abstract; any string. |\n| `abstract.submitter_id` | string | Contact record of the submitter. |\n| `abstract.submitting_on_behalf_of_presenter` | boolean | Whether the presenter is not the submitter. |\n| `abstract.main_presenter_id` | string | The contact who will present it. |\n| `abstract.presenter_info.*` | any | Details of the presenter; any properties. |\n| `abstract.first_name` | string | Given name of the submitter. |\n| `abstract.last_name` | string | Family name of the submitter. |\n| `abstract.email_address` | string | The submitter's e-mail address. |\n| `abstract.job_title` | string | The submitter's job title. |\n| `abstract.city` | string | City of the submitter. |\n| `abstract.state` | string | State or province of the submitter. |\n| `abstract.country` | string | Country of the submitter. |\n| `abstract.organization_id` | string | The submitter's organization. |\n| `abstract.has_co_authors` | boolean | Whether the abstract has co-authors. |\n| `abstract.co_authors[].co_author_contact_id` | string | The contact of the co-author. |\n| `abstract.co_authors[].co_author_contact_info.*` | any | Details of the co-author; any properties. |\n| `abstract.co_authors[].speaker_type_id` | string | The role in which the co-author speaks. |\n| `abstract.co_authors[].*` | any | All co-authors. |\n| `abstract.co_author_1.email_address` | string | Address for e-mails. |\n| `abstract.co_author_1.first_name` | string | Given name. |\n| `abstract.co_author_1.last_name` | string | Family name. |\n| `abstract.co_author_1.phone_number` | string | Telephone number. |\n| `abstract.co_author_1.speaker_type_id` | string | The role in which the co-author speaks. |\n| `abstract.co_author_1.*` | any | The first co-author, if they are not in `co_authors`. |\n| `abstract.co_author_2.email_address` | string | Address for e-mails. |\n| `abstract.co_author_2.first_name` | string | Given name. |\n| `abstract.co_author_2.last_name` | string | Family name. |\n| `abstract.co_author_2.phone_number` | string | Telephone number. |\n| `abstract.co_author_2.speaker_type_id` | string | The role in which the co-author speaks. |\n| `abstract.co_author_2.*` | any | The second co-author, if they are not in `co_authors`. |\n| `abstract.co_author_3.email_address` | string | Address for e-mails. |\n| `abstract.co_author_3.first_name` | string | Given name. |\n| `abstract.co_author_3.last_name` | string | Family name. |\n| `abstract.co_author_3.phone_number` | string | Telephone number. |\n| `abstract.co_author_3.speaker_type_id` | string | The role in which the co-author speaks. |\n| `abstract.co_author_3.*` | any | The third co-author, if they are not in `co_authors`. |\n| `abstract.co_author_4.email_address` | string | Address for e-mails. |\n| `abstract.co_author_4.first_name` | string | Given name. |\n| `abstract.co_author_4.last_name` | string | Family name. |\n| `abstract.co_author_4.phone_number` | string | Telephone number. |\n| `abstract.co_author_4.speaker_type_id` | string | The role in which the co-author speaks. |\n| `abstract.co_author_4.*` | any | The fourth co-author, if they are not in `co_authors`. |\n| `abstract.co_author_5.email_address` | string | Address for e-mails. |\n| `abstract.co_author_5.first_name` | string | Given name. |\n| `abstract.co_author_5.last_name` | string | Family name. |\n| `abstract.co_author_5.phone_number` | string | Telephone number. |\n| `abstract.co_author_5.speaker_type_id` | string | The role in which the co-author speaks. |\n| `abstract.co_author_5.*` | any | The fifth co-author, if they are not in `co_authors`. |\n| `abstract.process_id` | string | A process of any kind. |\n| `abstract.approval_process_id` | string | The process in which the presenter confirms the decision. |\n| `abstract.review_process_id` | string | The review process. |\n| `abstract.review_round_id` | string | The current review round. |\n| `abstract.round_id` | string | A second review round. |\n| `abstract.review_status` | string | Outcome of the reviews. |\n| `abstract.last_review_status_change` | string | When `review_status` last changed. |\n| `abstract.reviewer_recommendation` | string | The joint recommendation of the reviewers; any string. |\n| `abstract.reviews_assigned` | boolean | Whether reviewers are assigned. |\n| `abstract.pending_console_review` | boolean | Whether the reviews are done and a decision by staff is pending. |\n| `abstract.average_score` | number | The mean score, not rounded, of the completed active reviews in the round that was opened last among those with such reviews. |\n| `abstract.total_score` | number | The sum of these scores. |\n| `abstract.round_scores[].*` | any | Scores per round, in order of round id. |\n| `abstract.bucket_id` | string | The group of reviewers that it is assigned to. |\n| `abstract.override_bucket_assignment` | boolean | Whether to keep the current `bucket_id` instead of assigning one. |\n| `abstract.submission_space_id` | string | The space in which it was submitted. |\n| `abstract.max_contact_submissions` | number | The maximum number of abstracts of one contact for the event. |\n| `abstract.room_ids[]` | string | Rooms that it can take place in. |\n| `abstract.session_track_ids[]` | string | Tracks that it was submitted to. |\n| `abstract.session_has_been_generated` | boolean | Whether a session was created for it. |\n| `abstract.notes` | string | Internal notes, visible only to staff. |\n| `abstract.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `abstract.custom_field_values[].custom_field_id` | string | The custom field. |\n| `abstract.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `abstract.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `abstract.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `abstract.custom_field_values[].string_value` | string | Value of a text field. |\n| `abstract.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `abstract.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `abstract.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `abstract.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `abstract.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `abstract.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `abstract.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `abstract.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `abstract.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `abstract.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `abstract.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `abstract.sys_created_at` | string | When the record was created. |\n| `abstract.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `abstract.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `abstract.sys_directive` | string | An instruction for programs that process the record. |\n| `abstract.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `abstract.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `abstract.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `abstract.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `abstract.sys_last_modified_at` | string | When the record was last changed. |\n| `abstract.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `abstract.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `abstract.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `abstract.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `abstract.sys_version` | integer | 1 for a new record. |\n| `process.name` | string | Name shown to staff. |\n| `process.event_id` | string | The event that it belongs to. |\n| `process.is_active` | boolean | Whether it is in use. |\n| `process.enable_abstract_administrators` | boolean | Whether `administrators` is enabled. |\n| `process.administrators[].committee_id` | string | The committee. |\n| `process.administrators[].committee_position_ids[]` | string | Limits the committee to these positions. |\n| `process.administrators[].*` | any | Committees that oversee the reviews. |\n| `process.committee_members[].committee_id` | string | The committee. |\n| `process.committee_members[].committee_position_id` | string | The position the member holds. |\n| `process.committee_members[].contact.contact_id` | string | Contact record of the member. |\n| `process.committee_members[].contact.name` | string | Full name. |\n| `process.committee_members[].contact.first_name` | string | Given name. |\n| `process.committee_members[].contact.last_name` | string | Family name. |\n| `process.committee_members[].contact.email_address` | string | Where e-mails to the reviewer go. |\n| `process.committee_members[].contact.job_title` | string | Job title. |\n| `process.committee_members[].contact.city` | string | City of the address. |\n| `process.committee_members[].contact.state` | string | State or province of the address. |\n| `process.committee_members[].contact.country` | string | Country of the address. |\n| `process.committee_members[].contact.committee_ids[]` | string | Committees of the reviewer. |\n| `process.committee_members[].contact.committee_membership_ids[]` | string | Committee memberships of the reviewer. |\n| `process.committee_members[].contact.*` | any | The member, as a reviewer. |\n| `process.committee_members[].*` | any | Members of the committees that assignment rules refer to. |\n| `process.enable_review_assignment_email` | boolean | Whether `review_assignment_email` is enabled. |\n| `process.review_assignment_email.bcc` | string | Blind copies: comma-separated addresses or merge fields. |\n| `process.review_assignment_email.body` | string | HTML, with merge fields. |\n| `process.review_assignment_email.cc` | string | Copies: comma-separated addresses or merge fields. |\n| `process.review_assignment_email.from` | string | The sender's address, or a merge field. |\n| `process.review_assignment_email.from_name` | string | The sender's name, with merge fields. |\n| `process.review_assignment_email.reply_to` | string | Where replies go: an address or a merge field. |\n| `process.review_assignment_email.subject` | string | Text, with merge fields. |\n| `process.enable_review_submission_confirmation_email` | boolean | Whether `review_submission_confirmation_email` is enabled. |\n| `process.review_submission_confirmation_email.bcc` | string | Blind copies: comma-separated addresses or merge fields. |\n| `process.review_submission_confirmation_email.body` | string | HTML, with merge fields. |\n| `process.review_submission_confirmation_email.cc` | string | Copies: comma-separated addresses or merge fields. |\n| `process.review_submission_confirmation_email.from` | string | The sender's address, or a merge field. |\n| `process.review_submission_confirmation_email.from_name` | string | The sender's name, with merge fields. |\n| `process.review_submission_confirmation_email.reply_to` | string | Where replies go: an address or a merge field. |\n| `process.review_submission_confirmation_email.subject` | string | Text, with merge fields. |\n| `process.enable_blind_review` | boolean | Whether to hide the authors from reviewers, in every round. |\n| `process.score_options.minimum` | number | The lowest score. |\n| `process.score_options.maximum` | number | The highest score. |\n| `process.score_options.step` | number | The step between scores, starting at `minimum`, or 0 without it. |\n| `process.score_options.*` | any | The scores that reviewers can give. |\n| `process.rounds[].*` | any | Rounds stored in the process; any properties. |\n| `process.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `process.custom_field_values[].custom_field_id` | string | The custom field. |\n| `process.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `process.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `process.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `process.custom_field_values[].string_value` | string | Value of a text field. |\n| `process.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `process.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `process.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `process.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `process.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `process.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `process.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `process.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `process.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `process.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `process.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `process.sys_created_at` | string | When the record was created. |\n| `process.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `process.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `process.sys_directive` | string | An instruction for programs that process the record. |\n| `process.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `process.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `process.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `process.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `process.sys_last_modified_at` | string | When the record was last changed. |\n| `process.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `process.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `process.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `process.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `process.sys_version` | integer | 1 for a new record. |\n| `round.name` | string | Name shown to staff. |\n| `round.event_id` | string | The event that it belongs to. |\n| `round.process_id` | string | The review process it belongs to. |\n| `round.status` | string | The default for a new round is `never opened`. |\n| `round.opened_at` | string | When it was last opened, always later than the other rounds of the process that were opened before. |\n| `round.date` | string | When the round was created. |\n| `round.display_order` | number | Position among the rounds shown. |\n| `round.is_active` | boolean | Whether it is in use. |\n| `round.enable_blind_review` | boolean | Whether to hide the authors from reviewers in this round. |\n| `round.review_form_id` | string | The form that reviewers fill in. |\n| `round.enable_review_assignment_rules` | boolean | Whether opening the round applies `review_assignment_rules`. |\n| `round.review_assignment_rules[].name` | string | Name shown to staff. |\n| `round.review_assignment_rules[].matching_conditions.*` | any | The abstracts that the rule applies to. |\n| `round.review_assignment_rules[].targets[].type` | string | The type of the target. |\n| `round.review_assignment_rules[].targets[].contact_id` | string | The contact who reviews. |\n| `round.review_assignment_rules[].targets[].committee_id` | string | The committee whose members review. |\n| `round.review_assignment_rules[].targets[].committee_position_id` | string | The position whose holders review. |\n| `round.review_assignment_rules[].targets[].committee_member_id` | string | The membership whose holder reviews. |\n| `round.review_assignment_rules[].targets[].*` | any | The reviewers of the matching abstracts. |\n| `round.review_assignment_rules[].display_order` | number | Rules apply in this order. |\n| `round.review_assignment_rules[].*` | any | Which reviewers review which abstracts. |\n| `round.error_info.*` | any | Details of the last error; any properties. |\n| `round.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `round.custom_field_values[].custom_field_id` | string | The custom field. |\n| `round.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `round.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `round.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `round.custom_field_values[].string_value` | string | Value of a text field. |\n| `round.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `round.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `round.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `round.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `round.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `round.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `round.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `round.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `round.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `round.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `round.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `round.sys_created_at` | string | When the record was created. |\n| `round.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `round.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `round.sys_directive` | string | An instruction for programs that process the record. |\n| `round.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `round.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `round.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `round.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `round.sys_last_modified_at` | string | When the record was last changed. |\n| `round.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `round.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `round.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `round.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `round.sys_version` | integer | 1 for a new record. |\n| `event.name` | string | The name of the event. |\n| `event.description` | string | What the event is about. |\n| `event.type_id` | string | The kind of event. |\n| `event.url` | string | URL of the event. |\n| `event.start_date` | string | When the event begins. |\n| `event.end_date` | string | When the event ends. |\n| `event.timezone` | string | The time zone of its dates, such as `Europe/Paris`. |\n| `event.timezone_abbreviation` | string | The abbreviation on the day the event starts. |\n| `event.timezone_mode` | string | `local`: dates are shown in the viewer's time zone. |\n| `event.timezone_offset` | number | The offset from UTC in minutes when the event starts. |\n| `event.venue_id` | string | Where it takes place. |\n| `event.address.line1` | string | Street and number. |\n| `event.address.line2` | string | A second line. |\n| `event.address.line3` | string | A third line. |\n| `event.address.city` | string | City. |\n| `event.address.state` | string | State or province. |\n| `event.address.postal_code` | string | Postal code. |\n| `event.address.county` | string | County. |\n| `event.address.country` | string | Country code. |\n| `event.address.country_name` | string | Country name. |\n| `event.address.latitude` | number | Latitude in degrees. |\n| `event.address.longitude` | number | Longitude in degrees. |\n| `event.address.time_zone_id` | string | Time zone at the address. |\n| `event.address.*` | any | Where the event takes place. |\n| `event.business_unit_id` | string | The business unit that it belongs to. |\n| `event.chapter_id` | string | The chapter that organizes it, if any. |\n| `event.cloned_from_id` | string | The event it was copied from. |\n| `event.previous_event_id` | string | The previous edition of the event, for comparison. |\n| `event.enable_capacity` | boolean | Whether the capacity of `capacity_options` applies. |\n| `event.capacity_options.capacity` | number | The maximum number of attendees. |\n| `event.capacity_options.enable_wait_list` | boolean | Whether there is a waiting list. |\n| `event.capacity_options.text_to_display_when_sold_out` | string | The text that the portal shows when the event is sold out. |\n| `event.capacity_options.waitlist_process_id` | string | The process for the waiting list. |\n| `event.capacity_options.*` | any | The capacity for registrations. |\n| `event.sold_out` | boolean | Whether the event is sold out. |\n| `event.registration_deadlines[].*` | any | Any properties. |\n| `event.enable_abstracts` | boolean | Whether abstracts can be submitted. |\n| `event.enable_components` | boolean | Whether the event has conferences within it. |\n| `event.enable_courses` | boolean | Whether courses can be sold. |\n| `event.enable_documents` | boolean | Whether the event has documents. |\n| `event.enable_exhibitors` | boolean | Whether the event has exhibitors. |\n| `event.enable_functions` | boolean | Whether the event has functions, such as dinners and workshops. |\n| `event.enable_logistics` | boolean | Whether the event has logistics. |\n| `event.enable_onsite` | boolean | Whether the event has on-site check-in and kiosks. |\n| `event.enable_registration` | boolean | Whether people can register online. |\n| `event.enable_sessions` | boolean | Whether the event has sessions. |\n| `event.enable_sponsors` | boolean | Whether the event has sponsors. |\n| `event.enable_volunteers` | boolean | Whether the event has volunteers. |\n| `event.restrict_console_access` | boolean | Whether only some of the staff can see it. |\n| `event.console_access_options.administrator_security_role_ids[]` | string | Roles that can manage the event. |\n| `event.console_access_options.*` | any | The staff who can see it. |\n| `event.visible_in_portal` | boolean | Whether the portal shows the event. |\n| `event.date_to_remove_from_portal` | string | When the portal stops showing it, usually at its end. |\n| `event.featured` | boolean | Whether the portal features it. |\n| `event.featured_from` | string | When the portal starts to feature it. |\n| `event.featured_until` | string | When the portal stops featuring it. |\n| `event.site_mode` | string | How its website is hosted. |\n| `event.portal_integrated_events_options.*` | any | For hosting in the portal; any properties. |\n| `event.masthead_image_uri` | string | URL of the image at the top of its pages. |\n| `event.do_not_stretch_masthead` | boolean | Whether the masthead keeps its size. |\n| `event.thumbnail_image_uri` | string | URL of the image for lists of events. |\n| `event.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |\n| `event.custom_field_values[].custom_field_id` | string | The custom field. |\n| `event.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |\n| `event.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |\n| `event.custom_field_values[].numeric_value` | number | Value of a number field. |\n| `event.custom_field_values[].string_value` | string | Value of a text field. |\n| `event.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |\n| `event.id` | string | Set by the server: letters and digits that sort in order of creation. |\n| `event.sys_bulk_load_at` | string | When the bulk load that created the record ran. |\n| `event.sys_bulk_load_id` | string | The bulk load that created the record. |\n| `event.sys_bulk_load_pk` | string | The record's key in the loaded data. |\n| `event.sys_bulk_load_record_no` | number | The record's number in the loaded data. |\n| `event.sys_bulk_load_source_file` | string | The file that the record was loaded from. |\n| `event.sys_calculated_field_error` | string | Why a field could not be calculated. |\n| `event.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |\n| `event.sys_calculated_field_errors[].field` | string | Name of the field. |\n| `event.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |\n| `event.sys_created_at` | string | When the record was created. |\n| `event.sys_created_by_id` | string | The `sub` of the token that created the record. |\n| `event.sys_deleted_by_id` | string | Reserved for who deleted the record. |\n| `event.sys_directive` | string | An instruction for programs that process the record. |\n| `event.sys_external_id` | string | The record's id in one of the client's own systems. |\n| `event.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |\n| `event.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |\n| `event.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |\n| `event.sys_last_modified_at` | string | When the record was last changed. |\n| `event.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |\n| `event.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |\n| `event.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |\n| `event.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |\n| `event.sys_version` | integer | 1 for a new record. |\n| `assignee.contact_id` | string | Contact record of the reviewer. |\n| `assignee.name` | string | Full name. |\n| `assignee.first_name` | string | Given name. |\n| `assignee.last_name` | string | Family name. |\n| `assignee.email_address` | string | Where e-mails to the reviewer go. |\n| `assignee.job_title` | string | Job title. |\n| `assignee.city` | string | City of the address. |\n| `assignee.state` | string | State or province of the address. |\n| `assignee.country` | string | Country of the address. |\n| `assignee.committee_ids[]` | string | Committees of the reviewer. |\n| `assignee.committee_membership_ids[]` | string | Committee memberships of the reviewer. |"},"enable_blind_review":{"type":"boolean","x-visibility":"reviewer","description":"Whether to hide the authors from reviewers, in every round. A round can also set this for itself.\n"},"score_options":{"$ref":"document#/components/schemas/ScoreOptions","x-visibility":"reviewer","description":"The scores that reviewers can give. Without it, any score is allowed."},"rounds":{"type":"array","description":"Rounds stored in the process; any properties. They are independent of the records of `abstractReviewRounds`.\n","items":{"type":"object","additionalProperties":true}},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues","x-visibility":"staff"}},"additionalProperties":true,"examples":[{"name":"Review of talks","event_id":"event-1","is_active":true,"enable_review_assignment_email":true,"review_assignment_email":{"subject":"A review for you","body":"<p>Please review an abstract.</p>"},"committee_members":[{"committee_id":"committee-1","contact":{"contact_id":"contact-31","name":"Mary Somerville","email_address":"mary@example.org"}}]}]};
const schema51 = {"description":"A committee that oversees the reviews.","type":"object","required":["committee_id"],"properties":{"committee_id":{"type":"string","x-refers-to":"external:committee","description":"The committee."},"committee_position_ids":{"type":"array","description":"Limits the committee to these positions.","items":{"type":"string","x-refers-to":"external:committee position"}}},"additionalProperties":true};
const schema56 = {"description":"The scores that a review can have. Any other score is an error (400, `score_not_allowed`).","type":"object","properties":{"minimum":{"type":"number","description":"The lowest score."},"maximum":{"type":"number","description":"The highest score."},"step":{"type":"number","exclusiveMinimum":0,"description":"The step between scores, starting at `minimum`, or 0 without it."}},"additionalProperties":true};
const schema52 = {"description":"A member of a committee, as a reviewer.","type":"object","required":["committee_id","contact"],"properties":{"committee_id":{"type":"string","x-refers-to":"external:committee","description":"The committee."},"committee_position_id":{"type":"string","x-refers-to":"external:committee position","description":"The position the member holds."},"contact":{"$ref":"document#/components/schemas/CommitteeContact","description":"The member, as a reviewer."}},"additionalProperties":true};
const schema53 = {"description":"A member of a committee as a reviewer. It is copied to the `assignee` of reviews.","type":"object","required":["contact_id"],"properties":{"contact_id":{"type":"string","x-refers-to":"external:contact","description":"Contact record of the member."},"name":{"type":"string","x-expected":true,"description":"Full name."},"first_name":{"type":"string","description":"Given name."},"last_name":{"type":"string","description":"Family name."},"email_address":{"type":"string","description":"Where e-mails to the reviewer go."},"job_title":{"type":"string","description":"Job title."},"city":{"type":"string","description":"City of the address."},"state":{"type":"string","description":"State or province of the address."},"country":{"type":"string","description":"Country of the address."},"committee_ids":{"type":"array","description":"Committees of the reviewer.","items":{"type":"string","x-refers-to":"external:committee"}},"committee_membership_ids":{"type":"array","description":"Committee memberships of the reviewer.","items":{"type":"string","x-refers-to":"external:committee membership"}}},"additionalProperties":true};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.committee_id === undefined) && (missing0 = "committee_id")) || ((data.contact === undefined) && (missing0 = "contact"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.committee_id !== undefined){
const _errs2 = errors;
if(typeof data.committee_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/committee_id",schemaPath:"#/properties/committee_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.committee_position_id !== undefined){
const _errs4 = errors;
if(typeof data.committee_position_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/committee_position_id",schemaPath:"#/properties/committee_position_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact !== undefined){
let data2 = data.contact;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.contact_id === undefined) && (missing1 = "contact_id")){
validate56.errors = [{instancePath:instancePath+"/contact",schemaPath:"document#/components/schemas/CommitteeContact/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.contact_id !== undefined){
const _errs10 = errors;
if(typeof data2.contact_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/contact/contact_id",schemaPath:"document#/components/schemas/CommitteeContact/properties/contact_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.name !== undefined){
const _errs12 = errors;
if(typeof data2.name !== "string"){
validate56.errors = [{instancePath:instancePath+"/contact/name",schemaPath:"document#/components/schemas/CommitteeContact/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.first_name !== undefined){
const _errs14 = errors;
if(typeof data2.first_name !== "string"){
validate56.errors = [{instancePath:instancePath+"/contact/first_name",schemaPath:"document#/components/schemas/CommitteeContact/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.last_name !== undefined){
const _errs16 = errors;
if(typeof data2.last_name !== "string"){
validate56.errors = [{instancePath:instancePath+"/contact/last_name",schemaPath:"document#/components/schemas/CommitteeContact/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.email_address !== undefined){
const _errs18 = errors;
if(typeof data2.email_address !== "string"){
validate56.errors = [{instancePath:instancePath+"/contact/email_address",schemaPath:"document#/components/schemas/CommitteeContact/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.job_title !== undefined){
const _errs20 = errors;
if(typeof data2.job_title !== "string"){
validate56.errors = [{instancePath:instancePath+"/contact/job_title",schemaPath:"document#/components/schemas/CommitteeContact/properties/job_title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.city !== undefined){
const _errs22 = errors;
if(typeof data2.city !== "string"){
validate56.errors = [{instancePath:instancePath+"/contact/city",schemaPath:"document#/components/schemas/CommitteeContact/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.state !== undefined){
const _errs24 = errors;
if(typeof data2.state !== "string"){
validate56.errors = [{instancePath:instancePath+"/contact/state",schemaPath:"document#/components/schemas/CommitteeContact/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.country !== undefined){
const _errs26 = errors;
if(typeof data2.country !== "string"){
validate56.errors = [{instancePath:instancePath+"/contact/country",schemaPath:"document#/components/schemas/CommitteeContact/properties/country/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.committee_ids !== undefined){
let data12 = data2.committee_ids;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data12)){
var valid3 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(typeof data12[i0] !== "string"){
validate56.errors = [{instancePath:instancePath+"/contact/committee_ids/" + i0,schemaPath:"document#/components/schemas/CommitteeContact/properties/committee_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs30 === errors;
if(!valid3){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/contact/committee_ids",schemaPath:"document#/components/schemas/CommitteeContact/properties/committee_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.committee_membership_ids !== undefined){
let data14 = data2.committee_membership_ids;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data14)){
var valid4 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs34 = errors;
if(typeof data14[i1] !== "string"){
validate56.errors = [{instancePath:instancePath+"/contact/committee_membership_ids/" + i1,schemaPath:"document#/components/schemas/CommitteeContact/properties/committee_membership_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/contact/committee_membership_ids",schemaPath:"document#/components/schemas/CommitteeContact/properties/committee_membership_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs32 === errors;
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
else {
validate56.errors = [{instancePath:instancePath+"/contact",schemaPath:"document#/components/schemas/CommitteeContact/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"description":"Values of the tenant's custom fields.","type":"array","items":{"$ref":"document#/components/schemas/CustomFieldValue"}};
const schema58 = {"description":"The value of one of the tenant's custom fields, in the property that matches the field's type.","type":"object","properties":{"boolean_value":{"type":"boolean","description":"Value of a yes/no field."},"custom_field_id":{"type":"string","description":"The custom field."},"file_url_value":{"type":"string","description":"The URL of the file of a file field."},"list_value":{"type":"array","items":{"type":"string"},"description":"Values of a multiple-choice field."},"numeric_value":{"type":"number","description":"Value of a number field."},"string_value":{"type":"string","description":"Value of a text field."},"table_value":{"type":"array","description":"The rows of a table field, with a property for each column.","items":{"type":"object","additionalProperties":true}}},"additionalProperties":false};

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
validate58.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"document#/components/schemas/CustomFieldValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.boolean_value !== undefined){
const _errs5 = errors;
if(typeof data0.boolean_value !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/" + i0+"/boolean_value",schemaPath:"document#/components/schemas/CustomFieldValue/properties/boolean_value/type",keyword:"type",params:{type: "boolean"}}];
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
validate58.errors = [{instancePath:instancePath+"/" + i0+"/custom_field_id",schemaPath:"document#/components/schemas/CustomFieldValue/properties/custom_field_id/type",keyword:"type",params:{type: "string"}}];
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
validate58.errors = [{instancePath:instancePath+"/" + i0+"/file_url_value",schemaPath:"document#/components/schemas/CustomFieldValue/properties/file_url_value/type",keyword:"type",params:{type: "string"}}];
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
validate58.errors = [{instancePath:instancePath+"/" + i0+"/list_value/" + i1,schemaPath:"document#/components/schemas/CustomFieldValue/properties/list_value/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/" + i0+"/list_value",schemaPath:"document#/components/schemas/CustomFieldValue/properties/list_value/type",keyword:"type",params:{type: "array"}}];
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
validate58.errors = [{instancePath:instancePath+"/" + i0+"/numeric_value",schemaPath:"document#/components/schemas/CustomFieldValue/properties/numeric_value/type",keyword:"type",params:{type: "number"}}];
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
validate58.errors = [{instancePath:instancePath+"/" + i0+"/string_value",schemaPath:"document#/components/schemas/CustomFieldValue/properties/string_value/type",keyword:"type",params:{type: "string"}}];
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
validate58.errors = [{instancePath:instancePath+"/" + i0+"/table_value/" + i2,schemaPath:"document#/components/schemas/CustomFieldValue/properties/table_value/items/type",keyword:"type",params:{type: "object"}}];
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
validate58.errors = [{instancePath:instancePath+"/" + i0+"/table_value",schemaPath:"document#/components/schemas/CustomFieldValue/properties/table_value/type",keyword:"type",params:{type: "array"}}];
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
validate58.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"document#/components/schemas/CustomFieldValue/type",keyword:"type",params:{type: "object"}}];
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
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate55.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs4 = errors;
if(typeof data.event_id !== "string"){
validate55.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs6 = errors;
if(typeof data.is_active !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_abstract_administrators !== undefined){
const _errs8 = errors;
if(typeof data.enable_abstract_administrators !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/enable_abstract_administrators",schemaPath:"#/properties/enable_abstract_administrators/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.administrators !== undefined){
let data4 = data.administrators;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.committee_id === undefined) && (missing1 = "committee_id")){
validate55.errors = [{instancePath:instancePath+"/administrators/" + i0,schemaPath:"document#/components/schemas/AdministeringCommittee/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.committee_id !== undefined){
const _errs16 = errors;
if(typeof data5.committee_id !== "string"){
validate55.errors = [{instancePath:instancePath+"/administrators/" + i0+"/committee_id",schemaPath:"document#/components/schemas/AdministeringCommittee/properties/committee_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.committee_position_ids !== undefined){
let data7 = data5.committee_position_ids;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid4 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(typeof data7[i1] !== "string"){
validate55.errors = [{instancePath:instancePath+"/administrators/" + i0+"/committee_position_ids/" + i1,schemaPath:"document#/components/schemas/AdministeringCommittee/properties/committee_position_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/administrators/" + i0+"/committee_position_ids",schemaPath:"document#/components/schemas/AdministeringCommittee/properties/committee_position_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/administrators/" + i0,schemaPath:"document#/components/schemas/AdministeringCommittee/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/administrators",schemaPath:"#/properties/administrators/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.committee_members !== undefined){
let data9 = data.committee_members;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data9)){
var valid5 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
const _errs24 = errors;
if(!(validate56(data9[i2], {instancePath:instancePath+"/committee_members/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/committee_members",schemaPath:"#/properties/committee_members/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_review_assignment_email !== undefined){
const _errs25 = errors;
if(typeof data.enable_review_assignment_email !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/enable_review_assignment_email",schemaPath:"#/properties/enable_review_assignment_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_assignment_email !== undefined){
let data12 = data.review_assignment_email;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if(((data12.body === undefined) && (missing2 = "body")) || ((data12.subject === undefined) && (missing2 = "subject"))){
validate55.errors = [{instancePath:instancePath+"/review_assignment_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs30 = errors;
for(const key0 in data12){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate55.errors = [{instancePath:instancePath+"/review_assignment_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs30 === errors){
if(data12.bcc !== undefined){
let data13 = data12.bcc;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data13 === "string"){
if(func0(data13) > 10000){
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.body !== undefined){
let data14 = data12.body;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data14 === "string"){
if(func0(data14) > 100000){
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs33 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.cc !== undefined){
let data15 = data12.cc;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data15 === "string"){
if(func0(data15) > 10000){
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs35 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.from !== undefined){
let data16 = data12.from;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data16 === "string"){
if(func0(data16) > 1000){
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs37 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.from_name !== undefined){
let data17 = data12.from_name;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data17 === "string"){
if(func0(data17) > 1000){
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs39 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.reply_to !== undefined){
let data18 = data12.reply_to;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data18 === "string"){
if(func0(data18) > 1000){
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs41 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.subject !== undefined){
let data19 = data12.subject;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data19 === "string"){
if(func0(data19) > 1000){
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_assignment_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs43 === errors;
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
validate55.errors = [{instancePath:instancePath+"/review_assignment_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_review_submission_confirmation_email !== undefined){
const _errs45 = errors;
if(typeof data.enable_review_submission_confirmation_email !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/enable_review_submission_confirmation_email",schemaPath:"#/properties/enable_review_submission_confirmation_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_submission_confirmation_email !== undefined){
let data21 = data.review_submission_confirmation_email;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing3;
if(((data21.body === undefined) && (missing3 = "body")) || ((data21.subject === undefined) && (missing3 = "subject"))){
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs50 = errors;
for(const key1 in data21){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs50 === errors){
if(data21.bcc !== undefined){
let data22 = data21.bcc;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data22 === "string"){
if(func0(data22) > 10000){
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs51 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.body !== undefined){
let data23 = data21.body;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data23 === "string"){
if(func0(data23) > 100000){
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs53 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.cc !== undefined){
let data24 = data21.cc;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data24 === "string"){
if(func0(data24) > 10000){
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs55 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.from !== undefined){
let data25 = data21.from;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data25 === "string"){
if(func0(data25) > 1000){
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs57 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.from_name !== undefined){
let data26 = data21.from_name;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data26 === "string"){
if(func0(data26) > 1000){
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs59 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.reply_to !== undefined){
let data27 = data21.reply_to;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data27 === "string"){
if(func0(data27) > 1000){
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs61 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.subject !== undefined){
let data28 = data21.subject;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data28 === "string"){
if(func0(data28) > 1000){
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs63 === errors;
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
validate55.errors = [{instancePath:instancePath+"/review_submission_confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_blind_review !== undefined){
const _errs65 = errors;
if(typeof data.enable_blind_review !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/enable_blind_review",schemaPath:"#/properties/enable_blind_review/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.score_options !== undefined){
let data30 = data.score_options;
const _errs67 = errors;
const _errs68 = errors;
if(errors === _errs68){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.minimum !== undefined){
const _errs71 = errors;
if(!(typeof data30.minimum == "number")){
validate55.errors = [{instancePath:instancePath+"/score_options/minimum",schemaPath:"document#/components/schemas/ScoreOptions/properties/minimum/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid11 = _errs71 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data30.maximum !== undefined){
const _errs73 = errors;
if(!(typeof data30.maximum == "number")){
validate55.errors = [{instancePath:instancePath+"/score_options/maximum",schemaPath:"document#/components/schemas/ScoreOptions/properties/maximum/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid11 = _errs73 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data30.step !== undefined){
let data33 = data30.step;
const _errs75 = errors;
if(errors === _errs75){
if(typeof data33 == "number"){
if(data33 <= 0 || isNaN(data33)){
validate55.errors = [{instancePath:instancePath+"/score_options/step",schemaPath:"document#/components/schemas/ScoreOptions/properties/step/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/score_options/step",schemaPath:"document#/components/schemas/ScoreOptions/properties/step/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid11 = _errs75 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/score_options",schemaPath:"document#/components/schemas/ScoreOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rounds !== undefined){
let data34 = data.rounds;
const _errs77 = errors;
if(errors === _errs77){
if(Array.isArray(data34)){
var valid12 = true;
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
let data35 = data34[i3];
const _errs79 = errors;
if(errors === _errs79){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
}
else {
validate55.errors = [{instancePath:instancePath+"/rounds/" + i3,schemaPath:"#/properties/rounds/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs79 === errors;
if(!valid12){
break;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/rounds",schemaPath:"#/properties/rounds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs82 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
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

exports["{\"$ref\":\"#/components/schemas/AbstractReviewProcessBatch\"}"] = validate62;
const schema59 = {"$ref":"document#/components/schemas/AbstractReviewProcessBatch"};
const schema60 = {"description":"Operations on abstract review processes.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate62.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractReviewProcessBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate62.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractReviewProcessBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate62.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractReviewProcessBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate62.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractReviewProcessBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractReviewProcessBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractReviewProcessBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractReviewProcessReplacement\"}"] = validate63;
const schema61 = {"$ref":"document#/components/schemas/AbstractReviewProcessReplacement"};
const schema62 = {"description":"An abstract review process that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/AbstractReviewProcessFields"}],"additionalProperties":true};

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
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
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

exports["{\"$ref\":\"#/components/schemas/AbstractReviewProcess\"}"] = validate68;
const schema64 = {"$ref":"document#/components/schemas/AbstractReviewProcess"};
const schema65 = {"description":"An abstract review process.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/AbstractReviewProcessFields"}],"additionalProperties":true};

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
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
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

exports["{\"$ref\":\"#/components/schemas/AbstractReviewRoundBody\"}"] = validate73;
const schema66 = {"$ref":"document#/components/schemas/AbstractReviewRoundBody"};
const schema67 = {"description":"An abstract review round to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/AbstractReviewRoundFields"}],"additionalProperties":true};
const schema68 = {"description":"The fields of an abstract review round.","type":"object","required":["name","event_id","process_id"],"properties":{"name":{"type":"string","x-visibility":"reviewer","description":"Name shown to staff."},"event_id":{"type":"string","x-refers-to":"events","x-visibility":"reviewer","description":"The event that it belongs to."},"process_id":{"type":"string","x-refers-to":"abstractReviewProcesses","x-visibility":"reviewer","description":"The review process it belongs to."},"status":{"$ref":"document#/components/schemas/AbstractReviewRoundStatus","description":"The default for a new round is `never opened`. Only `abstractReviews.openRound` can set `open`: a create,\nreplace or patch that does is a conflict (409, `open_by_open_round`). A process has at most one open round. A\nPUT without a status keeps the current one. An open round cannot move to another process or event (409,\n`round_is_open`).\n","x-visibility":"reviewer"},"opened_at":{"type":"string","format":"date-time","x-visibility":"reviewer","description":"When it was last opened, always later than the other rounds of the process that were opened before. Set by the\nserver; values sent by clients are ignored.\n"},"date":{"type":"string","format":"date-time","x-visibility":"reviewer","description":"When the round was created."},"display_order":{"type":"number","x-visibility":"reviewer","description":"Position among the rounds shown."},"is_active":{"type":"boolean","x-visibility":"reviewer","description":"Whether it is in use. Set `false` to retire it without deleting it."},"enable_blind_review":{"type":"boolean","x-visibility":"reviewer","description":"Whether to hide the authors from reviewers in this round."},"review_form_id":{"type":"string","x-refers-to":"external:form","x-expected":true,"x-visibility":"reviewer","description":"The form that reviewers fill in."},"enable_review_assignment_rules":{"type":"boolean","x-expected":true,"description":"Whether opening the round applies `review_assignment_rules`. The default is true."},"review_assignment_rules":{"type":"array","maxItems":1000,"x-expected":true,"x-visibility":"staff","description":"Which reviewers review which abstracts. Expected when `enable_review_assignment_rules` is true. All rules\ntogether can have at most 1,000 targets and use at most 100 fields of the abstract (400, `too_many_targets`);\nthe targets can stand for at most 5,000 reviewers.\n","items":{"$ref":"document#/components/schemas/ReviewAssignmentRule"}},"error_info":{"type":"object","description":"Details of the last error; any properties.","additionalProperties":true},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues","x-visibility":"staff"}},"additionalProperties":true,"examples":[{"name":"First round","event_id":"event-1","process_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5ea2","display_order":1,"review_form_id":"form-3","enable_review_assignment_rules":true,"review_assignment_rules":[{"name":"Talks on physics","matching_conditions":{"country":["FR","IT"],"presenter_info.field":"physics","notes":{"blank":true},"state":{"not":"draft"}},"targets":[{"type":"contact","contact_id":"contact-30"},{"type":"committee","committee_id":"committee-1"}]}]}]};
const schema69 = {"type":"string","enum":["never opened","open","closed"],"description":"The default for a new round is `never opened`. Only `abstractReviews.openRound` can set `open`: a create,\nreplace or patch that does is a conflict (409, `open_by_open_round`). A process has at most one open round. A\nPUT without a status keeps the current one. An open round cannot move to another process or event (409,\n`round_is_open`).\n"};
const schema70 = {"description":"A rule: each abstract that matches all conditions gets a review by each target.","type":"object","required":["name","matching_conditions"],"properties":{"name":{"type":"string","description":"Name shown to staff."},"matching_conditions":{"$ref":"document#/components/schemas/MatchingConditions","description":"The abstracts that the rule applies to."},"targets":{"type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/ReviewTarget"},"description":"The reviewers of the matching abstracts."},"display_order":{"type":"number","description":"Rules apply in this order. Rules without it come last."}},"additionalProperties":true};
const schema71 = {"description":"Conditions by field of the abstract; a dotted path selects a field of an object. All conditions must match; `{}`\nmatches every abstract. A value: the field equals it. An array: the field equals one of its values. `{not: value}`:\nthe field does not equal it. `{blank: true}`: the field is missing or empty. `{blank: false}`: the field has a value.\nFor an array field, or a path through an array, one of the values must match (with `not`: none).\n","type":"object","maxProperties":100,"propertyNames":{"maxLength":200},"additionalProperties":{"$ref":"document#/components/schemas/MatchingCondition"}};
const schema72 = {"description":"What a field of the abstract must be.","anyOf":[{"$ref":"document#/components/schemas/MatchedValue"},{"type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/MatchedValue"}},{"$ref":"document#/components/schemas/OtherThan"},{"$ref":"document#/components/schemas/FilledIn"}]};
const schema73 = {"description":"A value to compare a field of the abstract with.","type":["string","number","boolean"]};
const schema77 = {"description":"Whether the field has a value.","type":"object","required":["blank"],"properties":{"blank":{"type":"boolean","description":"`true`: the field is missing or empty. `false`: the field has a value."}},"additionalProperties":false};
const schema75 = {"description":"The field does not equal a value.","type":"object","required":["not"],"properties":{"not":{"$ref":"document#/components/schemas/MatchedValue"}},"additionalProperties":false};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.not === undefined) && (missing0 = "not")){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "not")){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.not !== undefined){
let data0 = data.not;
if(((typeof data0 !== "string") && (!(typeof data0 == "number"))) && (typeof data0 !== "boolean")){
validate80.errors = [{instancePath:instancePath+"/not",schemaPath:"document#/components/schemas/MatchedValue/type",keyword:"type",params:{type: schema73.type}}];
return false;
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(((typeof data !== "string") && (!(typeof data == "number"))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"document#/components/schemas/MatchedValue/type",keyword:"type",params:{type: schema73.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data)){
if(data.length > 1000){
const err1 = {instancePath,schemaPath:"#/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
var valid2 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs6 = errors;
if(((typeof data0 !== "string") && (!(typeof data0 == "number"))) && (typeof data0 !== "boolean")){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"document#/components/schemas/MatchedValue/type",keyword:"type",params:{type: schema73.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var items0 = true;
}
const _errs9 = errors;
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.blank === undefined) && (missing0 = "blank")){
const err4 = {instancePath,schemaPath:"document#/components/schemas/FilledIn/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const _errs13 = errors;
for(const key0 in data){
if(!(key0 === "blank")){
const err5 = {instancePath,schemaPath:"document#/components/schemas/FilledIn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data.blank !== undefined){
if(typeof data.blank !== "boolean"){
const err6 = {instancePath:instancePath+"/blank",schemaPath:"document#/components/schemas/FilledIn/properties/blank/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"document#/components/schemas/FilledIn/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate79.errors = vErrors;
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
validate79.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":true,"dynamicItems":true};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
validate78.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 200){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 200},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate78.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs3 = errors;
if(!(validate79(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema78 = {"description":"The reviewers. `contact` (the default): the contact of `contact_id`; the target's `name`, `email_address` and other\nassignee details are copied to the review. The other types select entries of `committee_members` of the review\nprocess: `committee` those with `committee_id`; `committee position` those with `committee_position_id`; `committee\nmember` the one whose `contact.committee_membership_ids` contains `committee_member_id` or, without it, whose contact\nis `contact_id`. A `committee_id` limits the selection to that committee.\n","type":"object","properties":{"type":{"$ref":"document#/components/schemas/ReviewTargetType","description":"The type of the target. The default is `contact`."},"contact_id":{"type":"string","x-refers-to":"external:contact","description":"The contact who reviews."},"committee_id":{"type":"string","x-refers-to":"external:committee","description":"The committee whose members review."},"committee_position_id":{"type":"string","x-refers-to":"external:committee position","description":"The position whose holders review."},"committee_member_id":{"type":"string","x-refers-to":"external:committee membership","description":"The membership whose holder reviews."}},"additionalProperties":true};
const schema79 = {"type":"string","enum":["contact","committee","committee position","committee member"],"description":"The type of the target. The default is `contact`."};

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
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate84.errors = [{instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/ReviewTargetType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "contact") || (data0 === "committee")) || (data0 === "committee position")) || (data0 === "committee member"))){
validate84.errors = [{instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/ReviewTargetType/enum",keyword:"enum",params:{allowedValues: schema79.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_id !== undefined){
const _errs5 = errors;
if(typeof data.contact_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.committee_id !== undefined){
const _errs7 = errors;
if(typeof data.committee_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/committee_id",schemaPath:"#/properties/committee_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.committee_position_id !== undefined){
const _errs9 = errors;
if(typeof data.committee_position_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/committee_position_id",schemaPath:"#/properties/committee_position_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.committee_member_id !== undefined){
const _errs11 = errors;
if(typeof data.committee_member_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/committee_member_id",schemaPath:"#/properties/committee_member_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
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
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.matching_conditions === undefined) && (missing0 = "matching_conditions"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate77.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.matching_conditions !== undefined){
const _errs4 = errors;
if(!(validate78(data.matching_conditions, {instancePath:instancePath+"/matching_conditions",parentData:data,parentDataProperty:"matching_conditions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targets !== undefined){
let data2 = data.targets;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate77.errors = [{instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate84(data2[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_order !== undefined){
const _errs8 = errors;
if(!(typeof data.display_order == "number")){
validate77.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.process_id === undefined) && (missing0 = "process_id"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate76.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs4 = errors;
if(typeof data.event_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process_id !== undefined){
const _errs6 = errors;
if(typeof data.process_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate76.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/AbstractReviewRoundStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "never opened") || (data3 === "open")) || (data3 === "closed"))){
validate76.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/AbstractReviewRoundStatus/enum",keyword:"enum",params:{allowedValues: schema69.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opened_at !== undefined){
let data4 = data.opened_at;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data4 === "string"){
if(!(formats6.validate(data4))){
validate76.errors = [{instancePath:instancePath+"/opened_at",schemaPath:"#/properties/opened_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/opened_at",schemaPath:"#/properties/opened_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data5 = data.date;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats6.validate(data5))){
validate76.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"}}];
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
if(data.display_order !== undefined){
const _errs15 = errors;
if(!(typeof data.display_order == "number")){
validate76.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs17 = errors;
if(typeof data.is_active !== "boolean"){
validate76.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_blind_review !== undefined){
const _errs19 = errors;
if(typeof data.enable_blind_review !== "boolean"){
validate76.errors = [{instancePath:instancePath+"/enable_blind_review",schemaPath:"#/properties/enable_blind_review/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_form_id !== undefined){
const _errs21 = errors;
if(typeof data.review_form_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/review_form_id",schemaPath:"#/properties/review_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_review_assignment_rules !== undefined){
const _errs23 = errors;
if(typeof data.enable_review_assignment_rules !== "boolean"){
validate76.errors = [{instancePath:instancePath+"/enable_review_assignment_rules",schemaPath:"#/properties/enable_review_assignment_rules/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_assignment_rules !== undefined){
let data11 = data.review_assignment_rules;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
if(data11.length > 1000){
validate76.errors = [{instancePath:instancePath+"/review_assignment_rules",schemaPath:"#/properties/review_assignment_rules/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid2 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(!(validate77(data11[i0], {instancePath:instancePath+"/review_assignment_rules/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid2 = _errs27 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/review_assignment_rules",schemaPath:"#/properties/review_assignment_rules/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_info !== undefined){
let data13 = data.error_info;
const _errs28 = errors;
if(errors === _errs28){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
validate76.errors = [{instancePath:instancePath+"/error_info",schemaPath:"#/properties/error_info/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs31 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
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

exports["{\"$ref\":\"#/components/schemas/AbstractReviewRoundBatch\"}"] = validate90;
const schema80 = {"$ref":"document#/components/schemas/AbstractReviewRoundBatch"};
const schema81 = {"description":"Operations on abstract review rounds.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

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
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate90.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractReviewRoundBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate90.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractReviewRoundBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate90.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractReviewRoundBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate90.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractReviewRoundBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractReviewRoundBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractReviewRoundBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"processId\":{\"type\":\"string\"},\"status\":{\"type\":\"string\",\"pattern\":\"^([nN][eE][vV][eE][rR] [oO][pP][eE][nN][eE][dD]|[oO][pP][eE][nN]|[cC][lL][oO][sS][eE][dD])$\"}},\"required\":[\"tenantId\",\"processId\",\"status\"]}"] = validate91;
const schema82 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"processId":{"type":"string"},"status":{"type":"string","pattern":"^([nN][eE][vV][eE][rR] [oO][pP][eE][nN][eE][dD]|[oO][pP][eE][nN]|[cC][lL][oO][sS][eE][dD])$"}},"required":["tenantId","processId","status"]};
const pattern8 = new RegExp("^([nN][eE][vV][eE][rR] [oO][pP][eE][nN][eE][dD]|[oO][pP][eE][nN]|[cC][lL][oO][sS][eE][dD])$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.processId === undefined) && (missing0 = "processId"))) || ((data.status === undefined) && (missing0 = "status"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate91.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate91.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processId !== undefined){
const _errs3 = errors;
if(typeof data.processId !== "string"){
validate91.errors = [{instancePath:instancePath+"/processId",schemaPath:"#/properties/processId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate91.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/pattern",keyword:"pattern",params:{pattern: "^([nN][eE][vV][eE][rR] [oO][pP][eE][nN][eE][dD]|[oO][pP][eE][nN]|[cC][lL][oO][sS][eE][dD])$"}}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"tenantId":true,"processId":true,"status":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractReviewRoundReplacement\"}"] = validate92;
const schema83 = {"$ref":"document#/components/schemas/AbstractReviewRoundReplacement"};
const schema84 = {"description":"An abstract review round that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/AbstractReviewRoundFields"}],"additionalProperties":true};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
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
validate93.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractReviewRound\"}"] = validate97;
const schema86 = {"$ref":"document#/components/schemas/AbstractReviewRound"};
const schema87 = {"description":"An abstract review round.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/AbstractReviewRoundFields"}],"additionalProperties":true};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractReviewBody\"}"] = validate102;
const schema88 = {"$ref":"document#/components/schemas/AbstractReviewBody"};
const schema89 = {"description":"An abstract review to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/AbstractReviewFields"}],"additionalProperties":true};
const schema90 = {"description":"The fields of an abstract review.","type":"object","required":["abstract_id","event_id","process_id","review_round_id","assignee"],"properties":{"abstract_id":{"type":"string","x-refers-to":"abstracts","x-visibility":"reviewer","x-writable-by":"staff","x-opens":"reviewer","description":"The abstract that is reviewed."},"abstract_title":{"type":"string","x-expected":true,"x-visibility":"reviewer","x-writable-by":"staff","description":"A copy of the abstract's title."},"event_id":{"type":"string","x-refers-to":"events","x-visibility":"reviewer","x-writable-by":"staff","description":"The event that the abstract is for."},"process_id":{"type":"string","x-refers-to":"abstractReviewProcesses","x-visibility":"reviewer","x-writable-by":"staff","x-opens":"reviewer","description":"The review process it belongs to."},"review_round_id":{"type":"string","x-refers-to":"abstractReviewRounds","x-visibility":"reviewer","x-writable-by":"staff","x-opens":"reviewer","description":"The review round that it belongs to."},"assignee":{"$ref":"document#/components/schemas/Assignee","x-visibility":"reviewer","x-writable-by":"staff","description":"The reviewer."},"status":{"$ref":"document#/components/schemas/AbstractReviewProgress","x-expected":true,"x-visibility":"reviewer","description":"Progress of the review. Submitting the review sets `completed`."},"score":{"type":"number","x-visibility":"reviewer","description":"Counts towards the scores of the abstract if the review is `completed` and active. If the process has\n`score_options`, it must be one of them.\n"},"comments_to_staff":{"type":"string","x-visibility":"reviewer","description":"Comments for staff only."},"comments_to_submitter":{"type":"string","x-visibility":"reviewer","description":"Comments for the submitter of the abstract."},"date":{"type":"string","format":"date-time","x-visibility":"reviewer","description":"When the review was created."},"is_active":{"type":"boolean","x-visibility":"staff","description":"If `false`, the review does not count."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues","x-visibility":"reviewer"},"conflict_of_interest":{"type":"boolean","x-visibility":"staff","description":"`true` while the reviewer is a submitter, presenter or co-author of the abstract, even if they became one\nlater. `submit` is then rejected. Set by the server; values sent by clients are ignored.\n"},"conflict_overridden_by_id":{"type":"string","x-visibility":"staff","description":"The user who created the review despite a conflict of interest. Set by the server; values sent by clients are\nignored.\n"}},"additionalProperties":true,"examples":[{"abstract_id":"abstract-1","abstract_title":"On the connexion of the sciences","event_id":"event-1","process_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5ea2","review_round_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5ea3","assignee":{"contact_id":"contact-30","name":"Ada Lovelace","email_address":"ada@example.org"}}]};
const schema91 = {"description":"A reviewer.","type":"object","required":["contact_id"],"properties":{"contact_id":{"type":"string","x-refers-to":"external:contact","x-owner":"reviewer","description":"Contact record of the reviewer."},"name":{"type":"string","x-expected":true,"description":"Full name."},"first_name":{"type":"string","description":"Given name."},"last_name":{"type":"string","description":"Family name."},"email_address":{"type":"string","description":"Where e-mails to the reviewer go."},"job_title":{"type":"string","description":"Job title."},"city":{"type":"string","description":"City of the address."},"state":{"type":"string","description":"State or province of the address."},"country":{"type":"string","description":"Country of the address."},"committee_ids":{"type":"array","description":"Committees of the reviewer.","items":{"type":"string","x-refers-to":"external:committee"}},"committee_membership_ids":{"type":"array","description":"Committee memberships of the reviewer.","items":{"type":"string","x-refers-to":"external:committee membership"}}},"additionalProperties":true};
const schema92 = {"description":"`not started`; `draft`: saved but not submitted; or `completed`.","type":"string","enum":["not started","draft","completed"]};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.abstract_id === undefined) && (missing0 = "abstract_id")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.process_id === undefined) && (missing0 = "process_id"))) || ((data.review_round_id === undefined) && (missing0 = "review_round_id"))) || ((data.assignee === undefined) && (missing0 = "assignee"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.abstract_id !== undefined){
const _errs2 = errors;
if(typeof data.abstract_id !== "string"){
validate105.errors = [{instancePath:instancePath+"/abstract_id",schemaPath:"#/properties/abstract_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.abstract_title !== undefined){
const _errs4 = errors;
if(typeof data.abstract_title !== "string"){
validate105.errors = [{instancePath:instancePath+"/abstract_title",schemaPath:"#/properties/abstract_title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs6 = errors;
if(typeof data.event_id !== "string"){
validate105.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
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
validate105.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_round_id !== undefined){
const _errs10 = errors;
if(typeof data.review_round_id !== "string"){
validate105.errors = [{instancePath:instancePath+"/review_round_id",schemaPath:"#/properties/review_round_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee !== undefined){
let data5 = data.assignee;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.contact_id === undefined) && (missing1 = "contact_id")){
validate105.errors = [{instancePath:instancePath+"/assignee",schemaPath:"document#/components/schemas/Assignee/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.contact_id !== undefined){
const _errs16 = errors;
if(typeof data5.contact_id !== "string"){
validate105.errors = [{instancePath:instancePath+"/assignee/contact_id",schemaPath:"document#/components/schemas/Assignee/properties/contact_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.name !== undefined){
const _errs18 = errors;
if(typeof data5.name !== "string"){
validate105.errors = [{instancePath:instancePath+"/assignee/name",schemaPath:"document#/components/schemas/Assignee/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.first_name !== undefined){
const _errs20 = errors;
if(typeof data5.first_name !== "string"){
validate105.errors = [{instancePath:instancePath+"/assignee/first_name",schemaPath:"document#/components/schemas/Assignee/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.last_name !== undefined){
const _errs22 = errors;
if(typeof data5.last_name !== "string"){
validate105.errors = [{instancePath:instancePath+"/assignee/last_name",schemaPath:"document#/components/schemas/Assignee/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.email_address !== undefined){
const _errs24 = errors;
if(typeof data5.email_address !== "string"){
validate105.errors = [{instancePath:instancePath+"/assignee/email_address",schemaPath:"document#/components/schemas/Assignee/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.job_title !== undefined){
const _errs26 = errors;
if(typeof data5.job_title !== "string"){
validate105.errors = [{instancePath:instancePath+"/assignee/job_title",schemaPath:"document#/components/schemas/Assignee/properties/job_title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.city !== undefined){
const _errs28 = errors;
if(typeof data5.city !== "string"){
validate105.errors = [{instancePath:instancePath+"/assignee/city",schemaPath:"document#/components/schemas/Assignee/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.state !== undefined){
const _errs30 = errors;
if(typeof data5.state !== "string"){
validate105.errors = [{instancePath:instancePath+"/assignee/state",schemaPath:"document#/components/schemas/Assignee/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.country !== undefined){
const _errs32 = errors;
if(typeof data5.country !== "string"){
validate105.errors = [{instancePath:instancePath+"/assignee/country",schemaPath:"document#/components/schemas/Assignee/properties/country/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.committee_ids !== undefined){
let data15 = data5.committee_ids;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data15)){
var valid3 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs36 = errors;
if(typeof data15[i0] !== "string"){
validate105.errors = [{instancePath:instancePath+"/assignee/committee_ids/" + i0,schemaPath:"document#/components/schemas/Assignee/properties/committee_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs36 === errors;
if(!valid3){
break;
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/assignee/committee_ids",schemaPath:"document#/components/schemas/Assignee/properties/committee_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.committee_membership_ids !== undefined){
let data17 = data5.committee_membership_ids;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data17)){
var valid4 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs40 = errors;
if(typeof data17[i1] !== "string"){
validate105.errors = [{instancePath:instancePath+"/assignee/committee_membership_ids/" + i1,schemaPath:"document#/components/schemas/Assignee/properties/committee_membership_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs40 === errors;
if(!valid4){
break;
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/assignee/committee_membership_ids",schemaPath:"document#/components/schemas/Assignee/properties/committee_membership_ids/type",keyword:"type",params:{type: "array"}}];
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
else {
validate105.errors = [{instancePath:instancePath+"/assignee",schemaPath:"document#/components/schemas/Assignee/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data19 = data.status;
const _errs42 = errors;
if(typeof data19 !== "string"){
validate105.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/AbstractReviewProgress/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data19 === "not started") || (data19 === "draft")) || (data19 === "completed"))){
validate105.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/AbstractReviewProgress/enum",keyword:"enum",params:{allowedValues: schema92.enum}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.score !== undefined){
const _errs45 = errors;
if(!(typeof data.score == "number")){
validate105.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comments_to_staff !== undefined){
const _errs47 = errors;
if(typeof data.comments_to_staff !== "string"){
validate105.errors = [{instancePath:instancePath+"/comments_to_staff",schemaPath:"#/properties/comments_to_staff/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comments_to_submitter !== undefined){
const _errs49 = errors;
if(typeof data.comments_to_submitter !== "string"){
validate105.errors = [{instancePath:instancePath+"/comments_to_submitter",schemaPath:"#/properties/comments_to_submitter/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data23 = data.date;
const _errs51 = errors;
if(errors === _errs51){
if(errors === _errs51){
if(typeof data23 === "string"){
if(!(formats6.validate(data23))){
validate105.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs53 = errors;
if(typeof data.is_active !== "boolean"){
validate105.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs55 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conflict_of_interest !== undefined){
const _errs56 = errors;
if(typeof data.conflict_of_interest !== "boolean"){
validate105.errors = [{instancePath:instancePath+"/conflict_of_interest",schemaPath:"#/properties/conflict_of_interest/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conflict_overridden_by_id !== undefined){
const _errs58 = errors;
if(typeof data.conflict_overridden_by_id !== "string"){
validate105.errors = [{instancePath:instancePath+"/conflict_overridden_by_id",schemaPath:"#/properties/conflict_overridden_by_id/type",keyword:"type",params:{type: "string"}}];
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
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
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
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractReviewBatch\"}"] = validate109;
const schema93 = {"$ref":"document#/components/schemas/AbstractReviewBatch"};
const schema94 = {"description":"Operations on abstract reviews.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
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
validate109.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractReviewBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate109.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractReviewBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate109.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractReviewBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate109.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractReviewBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractReviewBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractReviewBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractReviewSearch\"}"] = validate110;
const schema95 = {"$ref":"document#/components/schemas/AbstractReviewSearch"};
const schema96 = {"description":"All filters must match; without filters, every record matches. An array matches any of its values. Strings match as a\nsubstring, ignoring case. `status` must match exactly; `email_address` must match in full, ignoring case.\n","type":"object","properties":{"exclusiveStartKey":{"$ref":"document#/components/schemas/StartKey"},"ids":{"$ref":"document#/components/schemas/Ids"},"abstract_ids":{"$ref":"document#/components/schemas/Ids"},"event_ids":{"$ref":"document#/components/schemas/Ids"},"process_ids":{"$ref":"document#/components/schemas/Ids"},"review_round_ids":{"$ref":"document#/components/schemas/Ids"},"contact_ids":{"$ref":"document#/components/schemas/Ids","description":"Matches `assignee.contact_id`."},"status":{"$ref":"document#/components/schemas/AbstractReviewProgress","description":"Only reviews with this status."},"title":{"type":"string","description":"Matches `abstract_title`.","maxLength":1000},"name":{"type":"string","description":"Matches `assignee.name`.","maxLength":1000},"email_address":{"type":"string","description":"Matches `assignee.email_address`.","maxLength":1000},"conflict_of_interest":{"type":"boolean","description":"Whether the reviewer has a conflict of interest."}},"additionalProperties":false};
const schema97 = {"type":"string","x-code":"page_key_invalid","description":"The same as the query parameter `exclusiveStartKey`. If you send both, they must be equal.\n"};
const schema98 = {"description":"Matches any of these ids.","type":"array","maxItems":100,"items":{"type":"string","maxLength":1000}};
const func71 = Object.prototype.hasOwnProperty;

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
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
if(!(func71.call(schema96.properties, key0))){
validate111.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.exclusiveStartKey !== undefined){
const _errs2 = errors;
if(typeof data.exclusiveStartKey !== "string"){
validate111.errors = [{instancePath:instancePath+"/exclusiveStartKey",schemaPath:"document#/components/schemas/StartKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ids !== undefined){
let data1 = data.ids;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
if(data1.length > 100){
validate111.errors = [{instancePath:instancePath+"/ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate111.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate111.errors = [{instancePath:instancePath+"/ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.abstract_ids !== undefined){
let data3 = data.abstract_ids;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 100){
validate111.errors = [{instancePath:instancePath+"/abstract_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate111.errors = [{instancePath:instancePath+"/abstract_ids/" + i1,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/abstract_ids/" + i1,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate111.errors = [{instancePath:instancePath+"/abstract_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_ids !== undefined){
let data5 = data.event_ids;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data5)){
if(data5.length > 100){
validate111.errors = [{instancePath:instancePath+"/event_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate111.errors = [{instancePath:instancePath+"/event_ids/" + i2,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/event_ids/" + i2,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate111.errors = [{instancePath:instancePath+"/event_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process_ids !== undefined){
let data7 = data.process_ids;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data7)){
if(data7.length > 100){
validate111.errors = [{instancePath:instancePath+"/process_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate111.errors = [{instancePath:instancePath+"/process_ids/" + i3,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/process_ids/" + i3,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate111.errors = [{instancePath:instancePath+"/process_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_round_ids !== undefined){
let data9 = data.review_round_ids;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data9)){
if(data9.length > 100){
validate111.errors = [{instancePath:instancePath+"/review_round_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate111.errors = [{instancePath:instancePath+"/review_round_ids/" + i4,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/review_round_ids/" + i4,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate111.errors = [{instancePath:instancePath+"/review_round_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_ids !== undefined){
let data11 = data.contact_ids;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data11)){
if(data11.length > 100){
validate111.errors = [{instancePath:instancePath+"/contact_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate111.errors = [{instancePath:instancePath+"/contact_ids/" + i5,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/contact_ids/" + i5,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate111.errors = [{instancePath:instancePath+"/contact_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data13 = data.status;
const _errs35 = errors;
if(typeof data13 !== "string"){
validate111.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/AbstractReviewProgress/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data13 === "not started") || (data13 === "draft")) || (data13 === "completed"))){
validate111.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/AbstractReviewProgress/enum",keyword:"enum",params:{allowedValues: schema92.enum}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data14 = data.title;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data14 === "string"){
if(func0(data14) > 1000){
validate111.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
let data15 = data.name;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data15 === "string"){
if(func0(data15) > 1000){
validate111.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_address !== undefined){
let data16 = data.email_address;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data16 === "string"){
if(func0(data16) > 1000){
validate111.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conflict_of_interest !== undefined){
const _errs44 = errors;
if(typeof data.conflict_of_interest !== "boolean"){
validate111.errors = [{instancePath:instancePath+"/conflict_of_interest",schemaPath:"#/properties/conflict_of_interest/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs44 === errors;
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
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractReviewAssignment\"}"] = validate113;
const schema105 = {"$ref":"document#/components/schemas/AbstractReviewAssignment"};
const schema106 = {"description":"The abstracts and the reviewers to assign them to.","type":"object","required":["review_round_id","abstract_ids","assignees"],"properties":{"review_round_id":{"type":"string","description":"An open round.","maxLength":1000},"abstract_ids":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","maxLength":128},"description":"The abstracts to review."},"assignees":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/Assignee"},"description":"The reviewers. Each of them reviews all of the abstracts."}},"additionalProperties":false};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.review_round_id === undefined) && (missing0 = "review_round_id")) || ((data.abstract_ids === undefined) && (missing0 = "abstract_ids"))) || ((data.assignees === undefined) && (missing0 = "assignees"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "review_round_id") || (key0 === "abstract_ids")) || (key0 === "assignees"))){
validate114.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.review_round_id !== undefined){
let data0 = data.review_round_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
validate114.errors = [{instancePath:instancePath+"/review_round_id",schemaPath:"#/properties/review_round_id/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/review_round_id",schemaPath:"#/properties/review_round_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.abstract_ids !== undefined){
let data1 = data.abstract_ids;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 100){
validate114.errors = [{instancePath:instancePath+"/abstract_ids",schemaPath:"#/properties/abstract_ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data1.length < 1){
validate114.errors = [{instancePath:instancePath+"/abstract_ids",schemaPath:"#/properties/abstract_ids/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate114.errors = [{instancePath:instancePath+"/abstract_ids/" + i0,schemaPath:"#/properties/abstract_ids/items/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/abstract_ids/" + i0,schemaPath:"#/properties/abstract_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/abstract_ids",schemaPath:"#/properties/abstract_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignees !== undefined){
let data3 = data.assignees;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 100){
validate114.errors = [{instancePath:instancePath+"/assignees",schemaPath:"#/properties/assignees/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data3.length < 1){
validate114.errors = [{instancePath:instancePath+"/assignees",schemaPath:"#/properties/assignees/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.contact_id === undefined) && (missing1 = "contact_id")){
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1,schemaPath:"document#/components/schemas/Assignee/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data4.contact_id !== undefined){
const _errs14 = errors;
if(typeof data4.contact_id !== "string"){
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/contact_id",schemaPath:"document#/components/schemas/Assignee/properties/contact_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.name !== undefined){
const _errs16 = errors;
if(typeof data4.name !== "string"){
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/name",schemaPath:"document#/components/schemas/Assignee/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.first_name !== undefined){
const _errs18 = errors;
if(typeof data4.first_name !== "string"){
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/first_name",schemaPath:"document#/components/schemas/Assignee/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.last_name !== undefined){
const _errs20 = errors;
if(typeof data4.last_name !== "string"){
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/last_name",schemaPath:"document#/components/schemas/Assignee/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.email_address !== undefined){
const _errs22 = errors;
if(typeof data4.email_address !== "string"){
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/email_address",schemaPath:"document#/components/schemas/Assignee/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.job_title !== undefined){
const _errs24 = errors;
if(typeof data4.job_title !== "string"){
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/job_title",schemaPath:"document#/components/schemas/Assignee/properties/job_title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.city !== undefined){
const _errs26 = errors;
if(typeof data4.city !== "string"){
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/city",schemaPath:"document#/components/schemas/Assignee/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.state !== undefined){
const _errs28 = errors;
if(typeof data4.state !== "string"){
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/state",schemaPath:"document#/components/schemas/Assignee/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.country !== undefined){
const _errs30 = errors;
if(typeof data4.country !== "string"){
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/country",schemaPath:"document#/components/schemas/Assignee/properties/country/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.committee_ids !== undefined){
let data14 = data4.committee_ids;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data14)){
var valid5 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
const _errs34 = errors;
if(typeof data14[i2] !== "string"){
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/committee_ids/" + i2,schemaPath:"document#/components/schemas/Assignee/properties/committee_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs34 === errors;
if(!valid5){
break;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/committee_ids",schemaPath:"document#/components/schemas/Assignee/properties/committee_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.committee_membership_ids !== undefined){
let data16 = data4.committee_membership_ids;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data16)){
var valid6 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
const _errs38 = errors;
if(typeof data16[i3] !== "string"){
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/committee_membership_ids/" + i3,schemaPath:"document#/components/schemas/Assignee/properties/committee_membership_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs38 === errors;
if(!valid6){
break;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1+"/committee_membership_ids",schemaPath:"document#/components/schemas/Assignee/properties/committee_membership_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs36 === errors;
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
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/assignees/" + i1,schemaPath:"document#/components/schemas/Assignee/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/assignees",schemaPath:"#/properties/assignees/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"typeId\":{\"type\":\"string\"},\"roundId\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"typeId\",\"roundId\"]}"] = validate116;
const schema108 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"typeId":{"type":"string"},"roundId":{"type":"string"}},"required":["tenantId","typeId","roundId"]};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.typeId === undefined) && (missing0 = "typeId"))) || ((data.roundId === undefined) && (missing0 = "roundId"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate116.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate116.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.typeId !== undefined){
const _errs3 = errors;
if(typeof data.typeId !== "string"){
validate116.errors = [{instancePath:instancePath+"/typeId",schemaPath:"#/properties/typeId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roundId !== undefined){
const _errs5 = errors;
if(typeof data.roundId !== "string"){
validate116.errors = [{instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"tenantId":true,"typeId":true,"roundId":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractReviewPreview\"}"] = validate117;
const schema109 = {"$ref":"document#/components/schemas/AbstractReviewPreview"};
const schema110 = {"description":"The e-mail to render, and the record to render it for.","type":"object","required":["process_id"],"properties":{"process_id":{"type":"string","description":"The process that has the e-mail.","maxLength":1000},"review_id":{"type":"string","description":"The review to use for the merge fields. The default is sample data.","maxLength":1000},"email":{"$ref":"document#/components/schemas/AbstractReviewPreviewEmail","description":"The e-mail. The default is `assignment`."},"template":{"$ref":"document#/components/schemas/EmailTemplate"},"send_to":{"type":"string","format":"email","description":"The address to send the preview to. The default is the token's `email`, if any.","maxLength":1000}},"additionalProperties":false};
const schema111 = {"type":"string","enum":["assignment","confirmation"],"description":"The e-mail. The default is `assignment`."};
const formats18 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.process_id === undefined) && (missing0 = "process_id")){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "process_id") || (key0 === "review_id")) || (key0 === "email")) || (key0 === "template")) || (key0 === "send_to"))){
validate118.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate118.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_id !== undefined){
let data1 = data.review_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 1000){
validate118.errors = [{instancePath:instancePath+"/review_id",schemaPath:"#/properties/review_id/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/review_id",schemaPath:"#/properties/review_id/type",keyword:"type",params:{type: "string"}}];
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
validate118.errors = [{instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/AbstractReviewPreviewEmail/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "assignment") || (data2 === "confirmation"))){
validate118.errors = [{instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/AbstractReviewPreviewEmail/enum",keyword:"enum",params:{allowedValues: schema111.enum}}];
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
validate118.errors = [{instancePath:instancePath+"/template",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data3){
if(!(((((((key1 === "bcc") || (key1 === "body")) || (key1 === "cc")) || (key1 === "from")) || (key1 === "from_name")) || (key1 === "reply_to")) || (key1 === "subject"))){
validate118.errors = [{instancePath:instancePath+"/template",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
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
validate118.errors = [{instancePath:instancePath+"/template/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/template/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
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
validate118.errors = [{instancePath:instancePath+"/template/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/template/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
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
validate118.errors = [{instancePath:instancePath+"/template/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/template/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
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
validate118.errors = [{instancePath:instancePath+"/template/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/template/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
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
validate118.errors = [{instancePath:instancePath+"/template/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/template/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
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
validate118.errors = [{instancePath:instancePath+"/template/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/template/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
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
validate118.errors = [{instancePath:instancePath+"/template/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/template/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
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
validate118.errors = [{instancePath:instancePath+"/template",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
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
validate118.errors = [{instancePath:instancePath+"/send_to",schemaPath:"#/properties/send_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!(formats18.test(data11))){
validate118.errors = [{instancePath:instancePath+"/send_to",schemaPath:"#/properties/send_to/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/send_to",schemaPath:"#/properties/send_to/type",keyword:"type",params:{type: "string"}}];
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
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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

exports["{\"$ref\":\"#/components/schemas/AbstractReviewEmails\"}"] = validate120;
const schema113 = {"$ref":"document#/components/schemas/AbstractReviewEmails"};
const schema114 = {"type":"object","properties":{"review_ids":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","maxLength":128},"description":"The reviews."},"resend":{"type":"boolean","description":"Whether to notify reviewers again who were already notified."},"review_round_id":{"type":"string","description":"The round.","maxLength":1000}},"additionalProperties":false};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "review_ids") || (key0 === "resend")) || (key0 === "review_round_id"))){
validate120.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractReviewEmails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.review_ids !== undefined){
let data0 = data.review_ids;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length > 100){
validate120.errors = [{instancePath:instancePath+"/review_ids",schemaPath:"document#/components/schemas/AbstractReviewEmails/properties/review_ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate120.errors = [{instancePath:instancePath+"/review_ids",schemaPath:"document#/components/schemas/AbstractReviewEmails/properties/review_ids/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate120.errors = [{instancePath:instancePath+"/review_ids/" + i0,schemaPath:"document#/components/schemas/AbstractReviewEmails/properties/review_ids/items/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/review_ids/" + i0,schemaPath:"document#/components/schemas/AbstractReviewEmails/properties/review_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/review_ids",schemaPath:"document#/components/schemas/AbstractReviewEmails/properties/review_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.resend !== undefined){
const _errs7 = errors;
if(typeof data.resend !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/resend",schemaPath:"document#/components/schemas/AbstractReviewEmails/properties/resend/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.review_round_id !== undefined){
let data3 = data.review_round_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 1000){
validate120.errors = [{instancePath:instancePath+"/review_round_id",schemaPath:"document#/components/schemas/AbstractReviewEmails/properties/review_round_id/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/review_round_id",schemaPath:"document#/components/schemas/AbstractReviewEmails/properties/review_round_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractReviewEmails/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractReviewSubmission\"}"] = validate121;
const schema115 = {"$ref":"document#/components/schemas/AbstractReviewSubmission"};
const schema116 = {"description":"An abstract review as you read it, with the reviewer's answers: `score` (required unless `status` is `draft`),\n`comments_to_staff`, `comments_to_submitter`, `date`, `custom_field_values` and fields that are not in this document.\nOther fields keep their stored values.\n","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/AbstractReviewFields"},{"type":"object","required":["id"],"properties":{"id":{"type":"string","description":"The review to submit."}}}],"additionalProperties":true};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
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
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate122.errors = [{instancePath,schemaPath:"#/allOf/2/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
if(typeof data.id !== "string"){
validate122.errors = [{instancePath:instancePath+"/id",schemaPath:"#/allOf/2/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/allOf/2/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"abstract_id\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"abstract_id\"]}"] = validate126;
const schema117 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"abstract_id":{"type":"string"}},"required":["tenantId","abstract_id"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.abstract_id === undefined) && (missing0 = "abstract_id"))){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate126.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate126.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.abstract_id !== undefined){
const _errs3 = errors;
if(typeof data.abstract_id !== "string"){
validate126.errors = [{instancePath:instancePath+"/abstract_id",schemaPath:"#/properties/abstract_id/type",keyword:"type",params:{type: "string"}}];
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
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"tenantId":true,"abstract_id":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"contactId\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"contactId\"]}"] = validate127;
const schema118 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"contactId":{"type":"string"}},"required":["tenantId","contactId"]};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.contactId === undefined) && (missing0 = "contactId"))){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate127.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate127.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contactId !== undefined){
const _errs3 = errors;
if(typeof data.contactId !== "string"){
validate127.errors = [{instancePath:instancePath+"/contactId",schemaPath:"#/properties/contactId/type",keyword:"type",params:{type: "string"}}];
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
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"tenantId":true,"contactId":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"eventId\":{\"type\":\"string\"},\"roundId\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"eventId\",\"roundId\"]}"] = validate128;
const schema119 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"eventId":{"type":"string"},"roundId":{"type":"string"}},"required":["tenantId","eventId","roundId"]};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.eventId === undefined) && (missing0 = "eventId"))) || ((data.roundId === undefined) && (missing0 = "roundId"))){
validate128.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate128.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate128.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eventId !== undefined){
const _errs3 = errors;
if(typeof data.eventId !== "string"){
validate128.errors = [{instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roundId !== undefined){
const _errs5 = errors;
if(typeof data.roundId !== "string"){
validate128.errors = [{instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"tenantId":true,"eventId":true,"roundId":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"review_round_id\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"review_round_id\"]}"] = validate129;
const schema120 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"review_round_id":{"type":"string"}},"required":["tenantId","review_round_id"]};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.review_round_id === undefined) && (missing0 = "review_round_id"))){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate129.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate129.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_round_id !== undefined){
const _errs3 = errors;
if(typeof data.review_round_id !== "string"){
validate129.errors = [{instancePath:instancePath+"/review_round_id",schemaPath:"#/properties/review_round_id/type",keyword:"type",params:{type: "string"}}];
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
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"tenantId":true,"review_round_id":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractReviewReplacement\"}"] = validate130;
const schema121 = {"$ref":"document#/components/schemas/AbstractReviewReplacement"};
const schema122 = {"description":"An abstract review that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/AbstractReviewFields"}],"additionalProperties":true};

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
validate131.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
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

exports["{\"$ref\":\"#/components/schemas/AbstractReview\"}"] = validate135;
const schema124 = {"$ref":"document#/components/schemas/AbstractReview"};
const schema125 = {"description":"An abstract review.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/AbstractReviewFields"}],"additionalProperties":true};

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
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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

exports["{\"$ref\":\"#/components/schemas/AbstractSettingsBody\"}"] = validate140;
const schema126 = {"$ref":"document#/components/schemas/AbstractSettingsBody"};
const schema127 = {"description":"An abstract settings record to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/AbstractSettingsFields"}],"additionalProperties":true};
const schema128 = {"description":"The fields of abstract settings.","type":"object","properties":{"abstract_instructions":{"type":"string","description":"Text shown to those who submit abstracts."},"presenter_instructions":{"type":"string","description":"Text shown to presenters."},"enable_online_abstract_submission":{"type":"boolean","description":"Whether abstracts can be submitted in the portal."},"abstract_submission_options":{"$ref":"document#/components/schemas/SubmissionWindow","x-expected":true,"description":"When submission opens and closes. Expected when `enable_online_abstract_submission` is true."},"enable_hide_status":{"type":"boolean","description":"Whether the portal hides the status of abstracts."},"show_status_date":{"type":"string","format":"date-time","x-expected":true,"description":"When the portal starts to show the status. Expected when `enable_hide_status` is true."},"allow_presenters_to_manage_documents":{"type":"boolean","description":"Whether presenters can add and remove documents of their abstracts."},"document_management_options":{"$ref":"document#/components/schemas/DeadlineOptions","x-expected":true,"description":"Limits on changes of documents. Expected when `allow_presenters_to_manage_documents` is true."},"allow_presenters_to_modify_their_sessions":{"type":"boolean","description":"Whether presenters can change the sessions they speak in."},"session_modification_options":{"$ref":"document#/components/schemas/DeadlineOptions","x-expected":true,"description":"Limits on changes of sessions. Expected when `allow_presenters_to_modify_their_sessions` is true."},"allow_speakers_to_modify_their_profiles":{"type":"boolean","description":"Whether speakers can edit their profile in the programme."},"speaker_profile_modification_options":{"$ref":"document#/components/schemas/DeadlineOptions","x-expected":true,"description":"Limits on changes of profiles. Expected when `allow_speakers_to_modify_their_profiles` is true."},"notes":{"type":"string","description":"Internal notes, visible only to staff."}},"additionalProperties":true,"examples":[{"abstract_instructions":"At most 300 words, please.","enable_online_abstract_submission":true,"abstract_submission_options":{"open_date":"2026-01-15T00:00:00.000Z","close_date":"2026-03-31T22:00:00.000Z"},"allow_presenters_to_manage_documents":true,"document_management_options":{"deadline":"2026-05-31T22:00:00.000Z","include_co_presenters":true}}]};
const schema129 = {"description":"When abstracts can be submitted.","type":"object","required":["open_date","close_date"],"properties":{"open_date":{"type":"string","format":"date-time","description":"When submission opens."},"close_date":{"type":"string","format":"date-time","description":"When submission closes."}},"additionalProperties":true};
const schema130 = {"description":"The deadline for changes.","type":"object","required":["deadline"],"properties":{"deadline":{"type":"string","format":"date-time","description":"The last time for changes."},"include_co_presenters":{"type":"boolean","description":"Whether co-presenters can make changes."}},"additionalProperties":true};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.abstract_instructions !== undefined){
const _errs2 = errors;
if(typeof data.abstract_instructions !== "string"){
validate143.errors = [{instancePath:instancePath+"/abstract_instructions",schemaPath:"#/properties/abstract_instructions/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presenter_instructions !== undefined){
const _errs4 = errors;
if(typeof data.presenter_instructions !== "string"){
validate143.errors = [{instancePath:instancePath+"/presenter_instructions",schemaPath:"#/properties/presenter_instructions/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_online_abstract_submission !== undefined){
const _errs6 = errors;
if(typeof data.enable_online_abstract_submission !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/enable_online_abstract_submission",schemaPath:"#/properties/enable_online_abstract_submission/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.abstract_submission_options !== undefined){
let data3 = data.abstract_submission_options;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing0;
if(((data3.open_date === undefined) && (missing0 = "open_date")) || ((data3.close_date === undefined) && (missing0 = "close_date"))){
validate143.errors = [{instancePath:instancePath+"/abstract_submission_options",schemaPath:"document#/components/schemas/SubmissionWindow/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data3.open_date !== undefined){
let data4 = data3.open_date;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats6.validate(data4))){
validate143.errors = [{instancePath:instancePath+"/abstract_submission_options/open_date",schemaPath:"document#/components/schemas/SubmissionWindow/properties/open_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/abstract_submission_options/open_date",schemaPath:"document#/components/schemas/SubmissionWindow/properties/open_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.close_date !== undefined){
let data5 = data3.close_date;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats6.validate(data5))){
validate143.errors = [{instancePath:instancePath+"/abstract_submission_options/close_date",schemaPath:"document#/components/schemas/SubmissionWindow/properties/close_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/abstract_submission_options/close_date",schemaPath:"document#/components/schemas/SubmissionWindow/properties/close_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/abstract_submission_options",schemaPath:"document#/components/schemas/SubmissionWindow/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_hide_status !== undefined){
const _errs16 = errors;
if(typeof data.enable_hide_status !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/enable_hide_status",schemaPath:"#/properties/enable_hide_status/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_status_date !== undefined){
let data7 = data.show_status_date;
const _errs18 = errors;
if(errors === _errs18){
if(errors === _errs18){
if(typeof data7 === "string"){
if(!(formats6.validate(data7))){
validate143.errors = [{instancePath:instancePath+"/show_status_date",schemaPath:"#/properties/show_status_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/show_status_date",schemaPath:"#/properties/show_status_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_presenters_to_manage_documents !== undefined){
const _errs20 = errors;
if(typeof data.allow_presenters_to_manage_documents !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/allow_presenters_to_manage_documents",schemaPath:"#/properties/allow_presenters_to_manage_documents/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_management_options !== undefined){
let data9 = data.document_management_options;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((data9.deadline === undefined) && (missing1 = "deadline")){
validate143.errors = [{instancePath:instancePath+"/document_management_options",schemaPath:"document#/components/schemas/DeadlineOptions/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data9.deadline !== undefined){
let data10 = data9.deadline;
const _errs26 = errors;
if(errors === _errs26){
if(errors === _errs26){
if(typeof data10 === "string"){
if(!(formats6.validate(data10))){
validate143.errors = [{instancePath:instancePath+"/document_management_options/deadline",schemaPath:"document#/components/schemas/DeadlineOptions/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/document_management_options/deadline",schemaPath:"document#/components/schemas/DeadlineOptions/properties/deadline/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.include_co_presenters !== undefined){
const _errs28 = errors;
if(typeof data9.include_co_presenters !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/document_management_options/include_co_presenters",schemaPath:"document#/components/schemas/DeadlineOptions/properties/include_co_presenters/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/document_management_options",schemaPath:"document#/components/schemas/DeadlineOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_presenters_to_modify_their_sessions !== undefined){
const _errs30 = errors;
if(typeof data.allow_presenters_to_modify_their_sessions !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/allow_presenters_to_modify_their_sessions",schemaPath:"#/properties/allow_presenters_to_modify_their_sessions/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_modification_options !== undefined){
let data13 = data.session_modification_options;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if((data13.deadline === undefined) && (missing2 = "deadline")){
validate143.errors = [{instancePath:instancePath+"/session_modification_options",schemaPath:"document#/components/schemas/DeadlineOptions/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data13.deadline !== undefined){
let data14 = data13.deadline;
const _errs36 = errors;
if(errors === _errs36){
if(errors === _errs36){
if(typeof data14 === "string"){
if(!(formats6.validate(data14))){
validate143.errors = [{instancePath:instancePath+"/session_modification_options/deadline",schemaPath:"document#/components/schemas/DeadlineOptions/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/session_modification_options/deadline",schemaPath:"document#/components/schemas/DeadlineOptions/properties/deadline/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.include_co_presenters !== undefined){
const _errs38 = errors;
if(typeof data13.include_co_presenters !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/session_modification_options/include_co_presenters",schemaPath:"document#/components/schemas/DeadlineOptions/properties/include_co_presenters/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/session_modification_options",schemaPath:"document#/components/schemas/DeadlineOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_speakers_to_modify_their_profiles !== undefined){
const _errs40 = errors;
if(typeof data.allow_speakers_to_modify_their_profiles !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/allow_speakers_to_modify_their_profiles",schemaPath:"#/properties/allow_speakers_to_modify_their_profiles/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speaker_profile_modification_options !== undefined){
let data17 = data.speaker_profile_modification_options;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing3;
if((data17.deadline === undefined) && (missing3 = "deadline")){
validate143.errors = [{instancePath:instancePath+"/speaker_profile_modification_options",schemaPath:"document#/components/schemas/DeadlineOptions/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data17.deadline !== undefined){
let data18 = data17.deadline;
const _errs46 = errors;
if(errors === _errs46){
if(errors === _errs46){
if(typeof data18 === "string"){
if(!(formats6.validate(data18))){
validate143.errors = [{instancePath:instancePath+"/speaker_profile_modification_options/deadline",schemaPath:"document#/components/schemas/DeadlineOptions/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/speaker_profile_modification_options/deadline",schemaPath:"document#/components/schemas/DeadlineOptions/properties/deadline/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid8 = _errs46 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.include_co_presenters !== undefined){
const _errs48 = errors;
if(typeof data17.include_co_presenters !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/speaker_profile_modification_options/include_co_presenters",schemaPath:"document#/components/schemas/DeadlineOptions/properties/include_co_presenters/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid8 = _errs48 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/speaker_profile_modification_options",schemaPath:"document#/components/schemas/DeadlineOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs50 = errors;
if(typeof data.notes !== "string"){
validate143.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs50 === errors;
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
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
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
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractSettingsBatch\"}"] = validate146;
const schema133 = {"$ref":"document#/components/schemas/AbstractSettingsBatch"};
const schema134 = {"description":"Operations on abstract settings records.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate146.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractSettingsBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate146.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractSettingsBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate146.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractSettingsBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate146.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractSettingsBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractSettingsBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractSettingsBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractSettingsReplacement\"}"] = validate147;
const schema135 = {"$ref":"document#/components/schemas/AbstractSettingsReplacement"};
const schema136 = {"description":"An abstract settings record that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/AbstractSettingsFields"}],"additionalProperties":true};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
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
validate148.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractSettings\"}"] = validate152;
const schema138 = {"$ref":"document#/components/schemas/AbstractSettings"};
const schema139 = {"description":"An abstract settings record.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/AbstractSettingsFields"}],"additionalProperties":true};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/CouponBody\"}"] = validate157;
const schema140 = {"$ref":"document#/components/schemas/CouponBody"};
const schema141 = {"description":"A coupon to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/CouponFields"}],"additionalProperties":true};
const schema142 = {"description":"The fields of a coupon.","type":"object","required":["name"],"properties":{"name":{"type":"string","description":"Name shown to staff."},"is_active":{"type":"boolean","description":"If `false`, the coupon cannot be used."},"event_id":{"type":"string","x-refers-to":"events","description":"The event of the coupon. Without it, the coupon is global."},"event_ids":{"type":"array","maxItems":1000,"description":"For a global coupon, its events. Without these and `event_type_ids`, it applies to every event.","items":{"type":"string","x-refers-to":"events"}},"event_type_ids":{"type":"array","description":"For a global coupon, event types that it applies to, in addition to `event_ids`.","items":{"type":"string","x-refers-to":"external:event type"}},"discount_method":{"$ref":"document#/components/schemas/CouponDiscountMethod","description":"How the discount is booked. It does not affect the amount.","x-expected":true},"discount_product_id":{"type":"string","x-refers-to":"external:discount product","x-expected":true,"description":"The product for discount lines. Expected when `discount_method` is `discount line item`.\n"},"maximum_discount":{"type":"number","format":"float","minimum":0,"x-money":true,"description":"The maximum discount of one evaluation."},"apply_to_add_on_products":{"type":"boolean","description":"Whether registration add-ons get a discount."},"add_on_products_discount_info":{"$ref":"document#/components/schemas/CouponAddOnDiscount","x-expected":true,"description":"Expected when `apply_to_add_on_products` is true."},"apply_to_exhibitor_add_on_products":{"type":"boolean","description":"Whether add-ons of exhibitors get a discount."},"exhibitor_add_on_products_discount_info":{"$ref":"document#/components/schemas/CouponDiscount","x-expected":true,"description":"Expected when `apply_to_exhibitor_add_on_products` is true."},"apply_to_exhibitor_booth_fees":{"type":"boolean","description":"Whether fees for exhibitor booths get a discount."},"exhibitor_booth_fee_discount_info":{"$ref":"document#/components/schemas/CouponDiscount","x-expected":true,"description":"Expected when `apply_to_exhibitor_booth_fees` is true."},"apply_to_function_fees":{"type":"boolean","description":"Whether fees for functions get a discount."},"function_discount_info":{"$ref":"document#/components/schemas/CouponDiscount","x-expected":true,"description":"Expected when `apply_to_function_fees` is true."},"apply_to_registration_packages":{"type":"boolean","description":"Whether registration packages get a discount."},"registration_package_discount_info":{"$ref":"document#/components/schemas/CouponDiscount","x-expected":true,"description":"Expected when `apply_to_registration_packages` is true."},"apply_to_session_fees":{"type":"boolean","description":"Whether fees for sessions get a discount."},"session_discount_info":{"$ref":"document#/components/schemas/CouponDiscount","x-expected":true,"description":"Expected when `apply_to_session_fees` is true."},"code_generation_html":{"type":"string","description":"The HTML used to generate codes for the coupon."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true,"examples":[{"name":"Early bird","event_id":"event-1","is_active":true,"discount_method":"inline discount","maximum_discount":200,"apply_to_function_fees":true,"function_discount_info":{"method":"percentage","amount":15},"apply_to_add_on_products":true,"add_on_products_discount_info":{"method":"amount","amount":5,"add_on_product_ids":["add-on-3"]}}]};
const schema143 = {"type":"string","enum":["discount line item","inline discount"],"description":"How the discount is booked. It does not affect the amount."};
const schema144 = {"description":"A discount on registration add-ons. Without the two arrays, it applies to every add-on; otherwise, to those listed.\n","allOf":[{"$ref":"document#/components/schemas/CouponDiscount"},{"type":"object","properties":{"add_on_product_ids":{"type":"array","description":"Add-ons that it applies to.","items":{"type":"string","x-refers-to":"external:add-on product"}},"add_on_type_ids":{"type":"array","description":"Types of add-on that it applies to.","items":{"type":"string","x-refers-to":"external:add-on type"}}}}],"additionalProperties":true};
const schema145 = {"description":"A discount. Properties that are not listed are stored as sent; `coupons.evaluate` ignores them.\n","type":"object","required":["amount"],"properties":{"method":{"$ref":"document#/components/schemas/DiscountMethod","description":"`amount`: a sum off each unit (the default). `percentage`: a share of the line."},"amount":{"type":"number","minimum":0,"description":"For `amount`, a sum with at most two decimals. For `percentage`, at most 100. Anything else is an error (400).\n"}},"additionalProperties":true};
const schema146 = {"description":"How a discount is calculated.","type":"string","enum":["amount","percentage"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.amount === undefined) && (missing0 = "amount")){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.method !== undefined){
let data0 = data.method;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate162.errors = [{instancePath:instancePath+"/method",schemaPath:"document#/components/schemas/DiscountMethod/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "amount") || (data0 === "percentage"))){
validate162.errors = [{instancePath:instancePath+"/method",schemaPath:"document#/components/schemas/DiscountMethod/enum",keyword:"enum",params:{allowedValues: schema146.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data1 = data.amount;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate162.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate162.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.add_on_product_ids !== undefined){
let data0 = data.add_on_product_ids;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data0[i0] !== "string"){
validate161.errors = [{instancePath:instancePath+"/add_on_product_ids/" + i0,schemaPath:"#/allOf/1/properties/add_on_product_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/add_on_product_ids",schemaPath:"#/allOf/1/properties/add_on_product_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.add_on_type_ids !== undefined){
let data2 = data.add_on_type_ids;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data2[i1] !== "string"){
validate161.errors = [{instancePath:instancePath+"/add_on_type_ids/" + i1,schemaPath:"#/allOf/1/properties/add_on_type_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/add_on_type_ids",schemaPath:"#/allOf/1/properties/add_on_type_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate161.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
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
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate160.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs4 = errors;
if(typeof data.is_active !== "boolean"){
validate160.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs6 = errors;
if(typeof data.event_id !== "string"){
validate160.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_ids !== undefined){
let data3 = data.event_ids;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate160.errors = [{instancePath:instancePath+"/event_ids",schemaPath:"#/properties/event_ids/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data3[i0] !== "string"){
validate160.errors = [{instancePath:instancePath+"/event_ids/" + i0,schemaPath:"#/properties/event_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/event_ids",schemaPath:"#/properties/event_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_type_ids !== undefined){
let data5 = data.event_type_ids;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(typeof data5[i1] !== "string"){
validate160.errors = [{instancePath:instancePath+"/event_type_ids/" + i1,schemaPath:"#/properties/event_type_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/event_type_ids",schemaPath:"#/properties/event_type_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.discount_method !== undefined){
let data7 = data.discount_method;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate160.errors = [{instancePath:instancePath+"/discount_method",schemaPath:"document#/components/schemas/CouponDiscountMethod/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "discount line item") || (data7 === "inline discount"))){
validate160.errors = [{instancePath:instancePath+"/discount_method",schemaPath:"document#/components/schemas/CouponDiscountMethod/enum",keyword:"enum",params:{allowedValues: schema143.enum}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.discount_product_id !== undefined){
const _errs19 = errors;
if(typeof data.discount_product_id !== "string"){
validate160.errors = [{instancePath:instancePath+"/discount_product_id",schemaPath:"#/properties/discount_product_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum_discount !== undefined){
let data9 = data.maximum_discount;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate160.errors = [{instancePath:instancePath+"/maximum_discount",schemaPath:"#/properties/maximum_discount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(!(formats0.validate(data9))){
validate160.errors = [{instancePath:instancePath+"/maximum_discount",schemaPath:"#/properties/maximum_discount/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/maximum_discount",schemaPath:"#/properties/maximum_discount/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apply_to_add_on_products !== undefined){
const _errs23 = errors;
if(typeof data.apply_to_add_on_products !== "boolean"){
validate160.errors = [{instancePath:instancePath+"/apply_to_add_on_products",schemaPath:"#/properties/apply_to_add_on_products/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_on_products_discount_info !== undefined){
const _errs25 = errors;
if(!(validate161(data.add_on_products_discount_info, {instancePath:instancePath+"/add_on_products_discount_info",parentData:data,parentDataProperty:"add_on_products_discount_info",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apply_to_exhibitor_add_on_products !== undefined){
const _errs26 = errors;
if(typeof data.apply_to_exhibitor_add_on_products !== "boolean"){
validate160.errors = [{instancePath:instancePath+"/apply_to_exhibitor_add_on_products",schemaPath:"#/properties/apply_to_exhibitor_add_on_products/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exhibitor_add_on_products_discount_info !== undefined){
const _errs28 = errors;
if(!(validate162(data.exhibitor_add_on_products_discount_info, {instancePath:instancePath+"/exhibitor_add_on_products_discount_info",parentData:data,parentDataProperty:"exhibitor_add_on_products_discount_info",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apply_to_exhibitor_booth_fees !== undefined){
const _errs29 = errors;
if(typeof data.apply_to_exhibitor_booth_fees !== "boolean"){
validate160.errors = [{instancePath:instancePath+"/apply_to_exhibitor_booth_fees",schemaPath:"#/properties/apply_to_exhibitor_booth_fees/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exhibitor_booth_fee_discount_info !== undefined){
const _errs31 = errors;
if(!(validate162(data.exhibitor_booth_fee_discount_info, {instancePath:instancePath+"/exhibitor_booth_fee_discount_info",parentData:data,parentDataProperty:"exhibitor_booth_fee_discount_info",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apply_to_function_fees !== undefined){
const _errs32 = errors;
if(typeof data.apply_to_function_fees !== "boolean"){
validate160.errors = [{instancePath:instancePath+"/apply_to_function_fees",schemaPath:"#/properties/apply_to_function_fees/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_discount_info !== undefined){
const _errs34 = errors;
if(!(validate162(data.function_discount_info, {instancePath:instancePath+"/function_discount_info",parentData:data,parentDataProperty:"function_discount_info",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apply_to_registration_packages !== undefined){
const _errs35 = errors;
if(typeof data.apply_to_registration_packages !== "boolean"){
validate160.errors = [{instancePath:instancePath+"/apply_to_registration_packages",schemaPath:"#/properties/apply_to_registration_packages/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_package_discount_info !== undefined){
const _errs37 = errors;
if(!(validate162(data.registration_package_discount_info, {instancePath:instancePath+"/registration_package_discount_info",parentData:data,parentDataProperty:"registration_package_discount_info",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apply_to_session_fees !== undefined){
const _errs38 = errors;
if(typeof data.apply_to_session_fees !== "boolean"){
validate160.errors = [{instancePath:instancePath+"/apply_to_session_fees",schemaPath:"#/properties/apply_to_session_fees/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_discount_info !== undefined){
const _errs40 = errors;
if(!(validate162(data.session_discount_info, {instancePath:instancePath+"/session_discount_info",parentData:data,parentDataProperty:"session_discount_info",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_generation_html !== undefined){
const _errs41 = errors;
if(typeof data.code_generation_html !== "string"){
validate160.errors = [{instancePath:instancePath+"/code_generation_html",schemaPath:"#/properties/code_generation_html/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs43 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs43 === errors;
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
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
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
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/CouponBatch\"}"] = validate173;
const schema147 = {"$ref":"document#/components/schemas/CouponBatch"};
const schema148 = {"description":"Operations on coupons.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

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
let missing0;
if((data.operations === undefined) && (missing0 = "operations")){
validate173.errors = [{instancePath,schemaPath:"document#/components/schemas/CouponBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate173.errors = [{instancePath,schemaPath:"document#/components/schemas/CouponBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate173.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/CouponBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate173.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/CouponBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/CouponBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"document#/components/schemas/CouponBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/CouponEvaluation\"}"] = validate174;
const schema149 = {"$ref":"document#/components/schemas/CouponEvaluation"};
const schema150 = {"description":"The lines to evaluate a coupon for.","type":"object","required":["lines"],"properties":{"event_id":{"type":"string","description":"The event of the lines. Without it, the events of the coupon are not checked.","maxLength":1000},"lines":{"type":"array","description":"The lines. Their total must be at most 90071992547409.91.","minItems":1,"maxItems":1000,"items":{"$ref":"document#/components/schemas/CouponEvaluationLine","description":"One of `lines`."}}},"additionalProperties":false};
const schema151 = {"description":"One of `lines`.","type":"object","required":["kind","price","quantity"],"properties":{"kind":{"$ref":"document#/components/schemas/CouponEvaluationLineKind","description":"The kind of product. It selects the fields of the coupon that apply:\n\n- `add_on_product`: `apply_to_add_on_products`, `add_on_products_discount_info`\n- `exhibitor_add_on_product`: `apply_to_exhibitor_add_on_products`, `exhibitor_add_on_products_discount_info`\n- `exhibitor_booth_fee`: `apply_to_exhibitor_booth_fees`, `exhibitor_booth_fee_discount_info`\n- `function_fee`: `apply_to_function_fees`, `function_discount_info`\n- `registration_package`: `apply_to_registration_packages`, `registration_package_discount_info`\n- `session_fee`: `apply_to_session_fees`, `session_discount_info`\n"},"product_id":{"type":"string","description":"The product. Used for `add_on_product` if the discount has `add_on_product_ids`."},"type_id":{"type":"string","description":"The product's type. Used for `add_on_product` if the discount has `add_on_type_ids`."},"price":{"type":"number","minimum":0,"x-money":true,"description":"The price of one unit."},"quantity":{"type":"integer","minimum":1,"description":"The number of units."}},"additionalProperties":false};
const schema152 = {"type":"string","enum":["add_on_product","exhibitor_add_on_product","exhibitor_booth_fee","function_fee","registration_package","session_fee"],"description":"The kind of product. It selects the fields of the coupon that apply:\n\n- `add_on_product`: `apply_to_add_on_products`, `add_on_products_discount_info`\n- `exhibitor_add_on_product`: `apply_to_exhibitor_add_on_products`, `exhibitor_add_on_products_discount_info`\n- `exhibitor_booth_fee`: `apply_to_exhibitor_booth_fees`, `exhibitor_booth_fee_discount_info`\n- `function_fee`: `apply_to_function_fees`, `function_discount_info`\n- `registration_package`: `apply_to_registration_packages`, `registration_package_discount_info`\n- `session_fee`: `apply_to_session_fees`, `session_discount_info`\n"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.kind === undefined) && (missing0 = "kind")) || ((data.price === undefined) && (missing0 = "price"))) || ((data.quantity === undefined) && (missing0 = "quantity"))){
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "product_id")) || (key0 === "type_id")) || (key0 === "price")) || (key0 === "quantity"))){
validate176.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate176.errors = [{instancePath:instancePath+"/kind",schemaPath:"document#/components/schemas/CouponEvaluationLineKind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "add_on_product") || (data0 === "exhibitor_add_on_product")) || (data0 === "exhibitor_booth_fee")) || (data0 === "function_fee")) || (data0 === "registration_package")) || (data0 === "session_fee"))){
validate176.errors = [{instancePath:instancePath+"/kind",schemaPath:"document#/components/schemas/CouponEvaluationLineKind/enum",keyword:"enum",params:{allowedValues: schema152.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_id !== undefined){
const _errs5 = errors;
if(typeof data.product_id !== "string"){
validate176.errors = [{instancePath:instancePath+"/product_id",schemaPath:"#/properties/product_id/type",keyword:"type",params:{type: "string"}}];
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
validate176.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data3 = data.price;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate176.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantity !== undefined){
let data4 = data.quantity;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate176.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
validate176.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
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
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.lines === undefined) && (missing0 = "lines")){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "event_id") || (key0 === "lines"))){
validate175.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_id !== undefined){
let data0 = data.event_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
validate175.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate175.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
let data1 = data.lines;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate175.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate175.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate176(data1[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate175.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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
if(!(validate175(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/CouponReplacement\"}"] = validate179;
const schema153 = {"$ref":"document#/components/schemas/CouponReplacement"};
const schema154 = {"description":"A coupon that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/CouponFields"}],"additionalProperties":true};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
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
validate180.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/Coupon\"}"] = validate184;
const schema156 = {"$ref":"document#/components/schemas/Coupon"};
const schema157 = {"description":"A coupon.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/CouponFields"}],"additionalProperties":true};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate185(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorSettingsBody\"}"] = validate189;
const schema158 = {"$ref":"document#/components/schemas/ExhibitorSettingsBody"};
const schema159 = {"description":"An exhibitor settings record to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ExhibitorSettingsFields"}],"additionalProperties":true};
const schema160 = {"description":"The fields of exhibitor settings.","type":"object","properties":{"event_id":{"type":"string","x-refers-to":"events","description":"The event that the settings apply to. An event without such settings uses the settings whose `id` is the\nevent's id. If several settings name an event, the oldest apply.\n"},"business_unit_id":{"type":"string","x-refers-to":"external:business unit","x-expected":true,"description":"The business unit that sells to exhibitors."},"merchant_account_id":{"type":"string","x-refers-to":"external:merchant account","x-expected":true,"description":"The account for card payments."},"bank_account_id":{"type":"string","x-refers-to":"external:bank account","x-expected":true,"description":"The account that receives the payments."},"schedule":{"type":"array","description":"Opening hours; any properties.","items":{"type":"object","additionalProperties":true}},"special_instructions":{"type":"string","description":"Text shown to exhibitors."},"maximum_description_character_count":{"type":"number","description":"The maximum length of an exhibitor's description."},"booth_colors":{"type":"object","additionalProperties":true,"description":"Colours on the floor plan; any properties."},"enable_contact_restriction_rules":{"type":"boolean","description":"Whether `contact_restriction_rules` apply: saving an exhibitor or exhibitor registration of the event with\nmore contacts of a type than a rule allows is a conflict, unless the change reduces the number. Existing\nrecords stay unchanged when the rules change.\n"},"contact_restriction_rules":{"type":"array","x-expected":true,"description":"The maximum number of contacts of each type. Expected when `enable_contact_restriction_rules` is true.\n","items":{"$ref":"document#/components/schemas/ContactRestrictionRule"}},"restrict_portal_access":{"type":"boolean","description":"Whether only contacts with one of `contact_role_ids` can access the portal."},"contact_role_ids":{"type":"array","x-expected":true,"description":"Expected when `restrict_portal_access` is true.","items":{"type":"string","x-refers-to":"external:contact role"}},"invoice_template_id":{"type":"string","x-refers-to":"external:invoice template","description":"The template for invoices."},"invoice_payment_terms_id":{"type":"string","x-refers-to":"external:payment terms","description":"The payment terms. Without it, the default terms apply."},"cancellation_fee_product_id":{"type":"string","x-refers-to":"external:product","description":"The product for cancellation fees."},"restocking_fee_product_id":{"type":"string","x-refers-to":"external:product","description":"The product for restocking fees."},"use_pro_forma_invoices":{"type":"boolean","description":"Whether customers who pay later get a pro forma invoice."},"enable_pay_later":{"type":"boolean","description":"Whether customers can pay later, regardless of the settings of products."},"pay_later_options":{"$ref":"document#/components/schemas/ExhibitorBillLaterOptions","description":"Used if `enable_pay_later` is true."},"enable_bill_my_organization":{"type":"boolean","description":"Whether the customer's organization can be billed."},"bill_my_organization_options":{"$ref":"document#/components/schemas/ExhibitorBillLaterOptions","description":"Used if `enable_bill_my_organization` is true."},"enable_bill_my_parent_organization":{"type":"boolean","description":"Whether the parent organization can be billed."},"bill_my_parent_organization_options":{"$ref":"document#/components/schemas/ExhibitorBillLaterOptions","description":"Used if `enable_bill_my_parent_organization` is true."},"enable_electronic_checks":{"type":"boolean","description":"Whether electronic checks are accepted."},"enable_payroll_deduction":{"type":"boolean","description":"Whether customers can pay by payroll deduction."},"enable_split_payments":{"type":"boolean","description":"Whether a payment can be split."},"disable_electronic_payment_vaulting":{"type":"boolean","description":"Whether cards cannot be saved for later."},"allow_customer_to_choose_installment_plan":{"type":"boolean","description":"Whether the customer can choose the instalment plan."},"installment_plan_options":{"type":"array","x-expected":true,"description":"Expected when `allow_customer_to_choose_installment_plan` is true.","items":{"$ref":"document#/components/schemas/InstallmentPlanOption"}},"credit_card_mode":{"type":"string","description":"Whether cards are accepted, for example `enabled`."},"credit_card_minimum_range_start":{"type":"number","minimum":0,"x-money":true,"description":"The minimum amount for card payments."},"credit_card_minimum_range_end":{"type":"number","minimum":0,"x-money":true,"description":"The maximum amount for card payments."},"credit_card_processing_fee_mode":{"type":"string","description":"The fee for paying by card, for example `do not charge`."},"credit_card_processing_fee_options":{"$ref":"document#/components/schemas/CreditCardFeeOptions","x-expected":true,"description":"Expected when `credit_card_processing_fee_mode` is not `do not charge`."},"enable_donations_at_checkout":{"type":"boolean","description":"Whether the checkout asks for a donation."},"checkout_donation_options":{"$ref":"document#/components/schemas/CheckoutDonationOptions","x-expected":true,"description":"Expected when `enable_donations_at_checkout` is true."},"notes":{"type":"string","description":"Internal notes, visible only to staff."}},"additionalProperties":true,"examples":[{"event_id":"event-1","business_unit_id":"unit-1","merchant_account_id":"merchant-1","bank_account_id":"bank-1","credit_card_mode":"enabled","credit_card_processing_fee_mode":"do not charge","enable_contact_restriction_rules":true,"contact_restriction_rules":[{"contact_type_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5ea4","maximum_number_of_contacts":4,"per_booth":true}]}]};
const schema161 = {"description":"The maximum number of contacts of a type for an exhibitor.","type":"object","required":["contact_type_id","maximum_number_of_contacts"],"properties":{"contact_type_id":{"type":"string","x-refers-to":"exhibitorContactTypes","description":"The type of contact."},"maximum_number_of_contacts":{"type":"number","minimum":0,"description":"The maximum number of contacts of the type."},"per_booth":{"type":"boolean","description":"Whether the maximum applies to each of the exhibitor's booths at the event."}},"additionalProperties":true};
const schema165 = {"description":"An instalment plan.","type":"object","properties":{"installment_plan_id":{"type":"string","x-refers-to":"external:installment plan","description":"The plan."},"additional_cost":{"type":"number","minimum":0,"x-money":true,"description":"The additional cost of paying with this plan."},"is_default":{"type":"boolean","description":"Whether the plan is the default."}},"additionalProperties":true};
const schema166 = {"description":"The fee for paying by card.","type":"object","properties":{"fee_percentage":{"type":"number","description":"The percentage of the price."},"product_id":{"type":"string","x-refers-to":"external:product","description":"The product for the fee."},"minimum_fee":{"type":"number","minimum":0,"x-money":true,"description":"The minimum fee."},"maximum_fee":{"type":"number","minimum":0,"x-money":true,"description":"The maximum fee."},"prompt_text":{"type":"string","description":"The text about the fee in the checkout."},"prompt_sub_text":{"type":"string","description":"A second line of text."}},"additionalProperties":true};
const schema162 = {"description":"What the checkout asks for when customers pay later.","type":"object","properties":{"reference_number":{"type":"string","description":"Whether the checkout asks for a reference number."},"purchase_order_number":{"$ref":"document#/components/schemas/CheckoutQuestion","description":"Whether the checkout asks for a purchase order number."},"billing_address":{"$ref":"document#/components/schemas/CheckoutQuestion","description":"Whether the checkout asks for a billing address."}},"additionalProperties":true};
const schema163 = {"description":"`do not show`: not asked. `optional`: asked. `required`: must be answered.","type":"string","enum":["do not show","optional","required"]};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
const _errs2 = errors;
if(typeof data.reference_number !== "string"){
validate193.errors = [{instancePath:instancePath+"/reference_number",schemaPath:"#/properties/reference_number/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.purchase_order_number !== undefined){
let data1 = data.purchase_order_number;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate193.errors = [{instancePath:instancePath+"/purchase_order_number",schemaPath:"document#/components/schemas/CheckoutQuestion/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "do not show") || (data1 === "optional")) || (data1 === "required"))){
validate193.errors = [{instancePath:instancePath+"/purchase_order_number",schemaPath:"document#/components/schemas/CheckoutQuestion/enum",keyword:"enum",params:{allowedValues: schema163.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.billing_address !== undefined){
let data2 = data.billing_address;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate193.errors = [{instancePath:instancePath+"/billing_address",schemaPath:"document#/components/schemas/CheckoutQuestion/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "do not show") || (data2 === "optional")) || (data2 === "required"))){
validate193.errors = [{instancePath:instancePath+"/billing_address",schemaPath:"document#/components/schemas/CheckoutQuestion/enum",keyword:"enum",params:{allowedValues: schema163.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema167 = {"description":"How the checkout asks for a donation.","type":"object","properties":{"type":{"type":"string","description":"For example, `simple`."},"simple_checkout_donation_options":{"$ref":"document#/components/schemas/SimpleDonationOptions"}},"additionalProperties":true};
const schema168 = {"description":"How the checkout asks for one donation.","type":"object","properties":{"donation_ask_text":{"type":"string","description":"The question."},"donation_information":{"type":"string","description":"What the donation is for."},"donation_product_id":{"type":"string","x-refers-to":"external:product","description":"The product for the donation in the order."}},"additionalProperties":true};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate197.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.simple_checkout_donation_options !== undefined){
let data1 = data.simple_checkout_donation_options;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.donation_ask_text !== undefined){
const _errs8 = errors;
if(typeof data1.donation_ask_text !== "string"){
validate197.errors = [{instancePath:instancePath+"/simple_checkout_donation_options/donation_ask_text",schemaPath:"document#/components/schemas/SimpleDonationOptions/properties/donation_ask_text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.donation_information !== undefined){
const _errs10 = errors;
if(typeof data1.donation_information !== "string"){
validate197.errors = [{instancePath:instancePath+"/simple_checkout_donation_options/donation_information",schemaPath:"document#/components/schemas/SimpleDonationOptions/properties/donation_information/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.donation_product_id !== undefined){
const _errs12 = errors;
if(typeof data1.donation_product_id !== "string"){
validate197.errors = [{instancePath:instancePath+"/simple_checkout_donation_options/donation_product_id",schemaPath:"document#/components/schemas/SimpleDonationOptions/properties/donation_product_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/simple_checkout_donation_options",schemaPath:"document#/components/schemas/SimpleDonationOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id !== undefined){
const _errs2 = errors;
if(typeof data.event_id !== "string"){
validate192.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.business_unit_id !== undefined){
const _errs4 = errors;
if(typeof data.business_unit_id !== "string"){
validate192.errors = [{instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merchant_account_id !== undefined){
const _errs6 = errors;
if(typeof data.merchant_account_id !== "string"){
validate192.errors = [{instancePath:instancePath+"/merchant_account_id",schemaPath:"#/properties/merchant_account_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bank_account_id !== undefined){
const _errs8 = errors;
if(typeof data.bank_account_id !== "string"){
validate192.errors = [{instancePath:instancePath+"/bank_account_id",schemaPath:"#/properties/bank_account_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedule !== undefined){
let data4 = data.schedule;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
validate192.errors = [{instancePath:instancePath+"/schedule/" + i0,schemaPath:"#/properties/schedule/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.special_instructions !== undefined){
const _errs15 = errors;
if(typeof data.special_instructions !== "string"){
validate192.errors = [{instancePath:instancePath+"/special_instructions",schemaPath:"#/properties/special_instructions/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum_description_character_count !== undefined){
const _errs17 = errors;
if(!(typeof data.maximum_description_character_count == "number")){
validate192.errors = [{instancePath:instancePath+"/maximum_description_character_count",schemaPath:"#/properties/maximum_description_character_count/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.booth_colors !== undefined){
let data8 = data.booth_colors;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
validate192.errors = [{instancePath:instancePath+"/booth_colors",schemaPath:"#/properties/booth_colors/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_contact_restriction_rules !== undefined){
const _errs22 = errors;
if(typeof data.enable_contact_restriction_rules !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/enable_contact_restriction_rules",schemaPath:"#/properties/enable_contact_restriction_rules/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_restriction_rules !== undefined){
let data10 = data.contact_restriction_rules;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing0;
if(((data11.contact_type_id === undefined) && (missing0 = "contact_type_id")) || ((data11.maximum_number_of_contacts === undefined) && (missing0 = "maximum_number_of_contacts"))){
validate192.errors = [{instancePath:instancePath+"/contact_restriction_rules/" + i1,schemaPath:"document#/components/schemas/ContactRestrictionRule/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data11.contact_type_id !== undefined){
const _errs30 = errors;
if(typeof data11.contact_type_id !== "string"){
validate192.errors = [{instancePath:instancePath+"/contact_restriction_rules/" + i1+"/contact_type_id",schemaPath:"document#/components/schemas/ContactRestrictionRule/properties/contact_type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.maximum_number_of_contacts !== undefined){
let data13 = data11.maximum_number_of_contacts;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
validate192.errors = [{instancePath:instancePath+"/contact_restriction_rules/" + i1+"/maximum_number_of_contacts",schemaPath:"document#/components/schemas/ContactRestrictionRule/properties/maximum_number_of_contacts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/contact_restriction_rules/" + i1+"/maximum_number_of_contacts",schemaPath:"document#/components/schemas/ContactRestrictionRule/properties/maximum_number_of_contacts/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.per_booth !== undefined){
const _errs34 = errors;
if(typeof data11.per_booth !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/contact_restriction_rules/" + i1+"/per_booth",schemaPath:"document#/components/schemas/ContactRestrictionRule/properties/per_booth/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
else {
validate192.errors = [{instancePath:instancePath+"/contact_restriction_rules/" + i1,schemaPath:"document#/components/schemas/ContactRestrictionRule/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs26 === errors;
if(!valid2){
break;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/contact_restriction_rules",schemaPath:"#/properties/contact_restriction_rules/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restrict_portal_access !== undefined){
const _errs36 = errors;
if(typeof data.restrict_portal_access !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/restrict_portal_access",schemaPath:"#/properties/restrict_portal_access/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_role_ids !== undefined){
let data16 = data.contact_role_ids;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data16)){
var valid5 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs40 = errors;
if(typeof data16[i2] !== "string"){
validate192.errors = [{instancePath:instancePath+"/contact_role_ids/" + i2,schemaPath:"#/properties/contact_role_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs40 === errors;
if(!valid5){
break;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/contact_role_ids",schemaPath:"#/properties/contact_role_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invoice_template_id !== undefined){
const _errs42 = errors;
if(typeof data.invoice_template_id !== "string"){
validate192.errors = [{instancePath:instancePath+"/invoice_template_id",schemaPath:"#/properties/invoice_template_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invoice_payment_terms_id !== undefined){
const _errs44 = errors;
if(typeof data.invoice_payment_terms_id !== "string"){
validate192.errors = [{instancePath:instancePath+"/invoice_payment_terms_id",schemaPath:"#/properties/invoice_payment_terms_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellation_fee_product_id !== undefined){
const _errs46 = errors;
if(typeof data.cancellation_fee_product_id !== "string"){
validate192.errors = [{instancePath:instancePath+"/cancellation_fee_product_id",schemaPath:"#/properties/cancellation_fee_product_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restocking_fee_product_id !== undefined){
const _errs48 = errors;
if(typeof data.restocking_fee_product_id !== "string"){
validate192.errors = [{instancePath:instancePath+"/restocking_fee_product_id",schemaPath:"#/properties/restocking_fee_product_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use_pro_forma_invoices !== undefined){
const _errs50 = errors;
if(typeof data.use_pro_forma_invoices !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/use_pro_forma_invoices",schemaPath:"#/properties/use_pro_forma_invoices/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_pay_later !== undefined){
const _errs52 = errors;
if(typeof data.enable_pay_later !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/enable_pay_later",schemaPath:"#/properties/enable_pay_later/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pay_later_options !== undefined){
const _errs54 = errors;
if(!(validate193(data.pay_later_options, {instancePath:instancePath+"/pay_later_options",parentData:data,parentDataProperty:"pay_later_options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_bill_my_organization !== undefined){
const _errs55 = errors;
if(typeof data.enable_bill_my_organization !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/enable_bill_my_organization",schemaPath:"#/properties/enable_bill_my_organization/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bill_my_organization_options !== undefined){
const _errs57 = errors;
if(!(validate193(data.bill_my_organization_options, {instancePath:instancePath+"/bill_my_organization_options",parentData:data,parentDataProperty:"bill_my_organization_options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_bill_my_parent_organization !== undefined){
const _errs58 = errors;
if(typeof data.enable_bill_my_parent_organization !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/enable_bill_my_parent_organization",schemaPath:"#/properties/enable_bill_my_parent_organization/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bill_my_parent_organization_options !== undefined){
const _errs60 = errors;
if(!(validate193(data.bill_my_parent_organization_options, {instancePath:instancePath+"/bill_my_parent_organization_options",parentData:data,parentDataProperty:"bill_my_parent_organization_options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_electronic_checks !== undefined){
const _errs61 = errors;
if(typeof data.enable_electronic_checks !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/enable_electronic_checks",schemaPath:"#/properties/enable_electronic_checks/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_payroll_deduction !== undefined){
const _errs63 = errors;
if(typeof data.enable_payroll_deduction !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/enable_payroll_deduction",schemaPath:"#/properties/enable_payroll_deduction/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_split_payments !== undefined){
const _errs65 = errors;
if(typeof data.enable_split_payments !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/enable_split_payments",schemaPath:"#/properties/enable_split_payments/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disable_electronic_payment_vaulting !== undefined){
const _errs67 = errors;
if(typeof data.disable_electronic_payment_vaulting !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/disable_electronic_payment_vaulting",schemaPath:"#/properties/disable_electronic_payment_vaulting/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_customer_to_choose_installment_plan !== undefined){
const _errs69 = errors;
if(typeof data.allow_customer_to_choose_installment_plan !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/allow_customer_to_choose_installment_plan",schemaPath:"#/properties/allow_customer_to_choose_installment_plan/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.installment_plan_options !== undefined){
let data34 = data.installment_plan_options;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data34)){
var valid6 = true;
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
let data35 = data34[i3];
const _errs73 = errors;
const _errs74 = errors;
if(errors === _errs74){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.installment_plan_id !== undefined){
const _errs77 = errors;
if(typeof data35.installment_plan_id !== "string"){
validate192.errors = [{instancePath:instancePath+"/installment_plan_options/" + i3+"/installment_plan_id",schemaPath:"document#/components/schemas/InstallmentPlanOption/properties/installment_plan_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs77 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data35.additional_cost !== undefined){
let data37 = data35.additional_cost;
const _errs79 = errors;
if(errors === _errs79){
if(typeof data37 == "number"){
if(data37 < 0 || isNaN(data37)){
validate192.errors = [{instancePath:instancePath+"/installment_plan_options/" + i3+"/additional_cost",schemaPath:"document#/components/schemas/InstallmentPlanOption/properties/additional_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/installment_plan_options/" + i3+"/additional_cost",schemaPath:"document#/components/schemas/InstallmentPlanOption/properties/additional_cost/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid8 = _errs79 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data35.is_default !== undefined){
const _errs81 = errors;
if(typeof data35.is_default !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/installment_plan_options/" + i3+"/is_default",schemaPath:"document#/components/schemas/InstallmentPlanOption/properties/is_default/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid8 = _errs81 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/installment_plan_options/" + i3,schemaPath:"document#/components/schemas/InstallmentPlanOption/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs73 === errors;
if(!valid6){
break;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/installment_plan_options",schemaPath:"#/properties/installment_plan_options/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credit_card_mode !== undefined){
const _errs83 = errors;
if(typeof data.credit_card_mode !== "string"){
validate192.errors = [{instancePath:instancePath+"/credit_card_mode",schemaPath:"#/properties/credit_card_mode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credit_card_minimum_range_start !== undefined){
let data40 = data.credit_card_minimum_range_start;
const _errs85 = errors;
if(errors === _errs85){
if(typeof data40 == "number"){
if(data40 < 0 || isNaN(data40)){
validate192.errors = [{instancePath:instancePath+"/credit_card_minimum_range_start",schemaPath:"#/properties/credit_card_minimum_range_start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/credit_card_minimum_range_start",schemaPath:"#/properties/credit_card_minimum_range_start/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credit_card_minimum_range_end !== undefined){
let data41 = data.credit_card_minimum_range_end;
const _errs87 = errors;
if(errors === _errs87){
if(typeof data41 == "number"){
if(data41 < 0 || isNaN(data41)){
validate192.errors = [{instancePath:instancePath+"/credit_card_minimum_range_end",schemaPath:"#/properties/credit_card_minimum_range_end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/credit_card_minimum_range_end",schemaPath:"#/properties/credit_card_minimum_range_end/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credit_card_processing_fee_mode !== undefined){
const _errs89 = errors;
if(typeof data.credit_card_processing_fee_mode !== "string"){
validate192.errors = [{instancePath:instancePath+"/credit_card_processing_fee_mode",schemaPath:"#/properties/credit_card_processing_fee_mode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credit_card_processing_fee_options !== undefined){
let data43 = data.credit_card_processing_fee_options;
const _errs91 = errors;
const _errs92 = errors;
if(errors === _errs92){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.fee_percentage !== undefined){
const _errs95 = errors;
if(!(typeof data43.fee_percentage == "number")){
validate192.errors = [{instancePath:instancePath+"/credit_card_processing_fee_options/fee_percentage",schemaPath:"document#/components/schemas/CreditCardFeeOptions/properties/fee_percentage/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid10 = _errs95 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data43.product_id !== undefined){
const _errs97 = errors;
if(typeof data43.product_id !== "string"){
validate192.errors = [{instancePath:instancePath+"/credit_card_processing_fee_options/product_id",schemaPath:"document#/components/schemas/CreditCardFeeOptions/properties/product_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs97 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data43.minimum_fee !== undefined){
let data46 = data43.minimum_fee;
const _errs99 = errors;
if(errors === _errs99){
if(typeof data46 == "number"){
if(data46 < 0 || isNaN(data46)){
validate192.errors = [{instancePath:instancePath+"/credit_card_processing_fee_options/minimum_fee",schemaPath:"document#/components/schemas/CreditCardFeeOptions/properties/minimum_fee/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/credit_card_processing_fee_options/minimum_fee",schemaPath:"document#/components/schemas/CreditCardFeeOptions/properties/minimum_fee/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid10 = _errs99 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data43.maximum_fee !== undefined){
let data47 = data43.maximum_fee;
const _errs101 = errors;
if(errors === _errs101){
if(typeof data47 == "number"){
if(data47 < 0 || isNaN(data47)){
validate192.errors = [{instancePath:instancePath+"/credit_card_processing_fee_options/maximum_fee",schemaPath:"document#/components/schemas/CreditCardFeeOptions/properties/maximum_fee/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/credit_card_processing_fee_options/maximum_fee",schemaPath:"document#/components/schemas/CreditCardFeeOptions/properties/maximum_fee/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid10 = _errs101 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data43.prompt_text !== undefined){
const _errs103 = errors;
if(typeof data43.prompt_text !== "string"){
validate192.errors = [{instancePath:instancePath+"/credit_card_processing_fee_options/prompt_text",schemaPath:"document#/components/schemas/CreditCardFeeOptions/properties/prompt_text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs103 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data43.prompt_sub_text !== undefined){
const _errs105 = errors;
if(typeof data43.prompt_sub_text !== "string"){
validate192.errors = [{instancePath:instancePath+"/credit_card_processing_fee_options/prompt_sub_text",schemaPath:"document#/components/schemas/CreditCardFeeOptions/properties/prompt_sub_text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs105 === errors;
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
else {
validate192.errors = [{instancePath:instancePath+"/credit_card_processing_fee_options",schemaPath:"document#/components/schemas/CreditCardFeeOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_donations_at_checkout !== undefined){
const _errs107 = errors;
if(typeof data.enable_donations_at_checkout !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/enable_donations_at_checkout",schemaPath:"#/properties/enable_donations_at_checkout/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs107 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkout_donation_options !== undefined){
const _errs109 = errors;
if(!(validate197(data.checkout_donation_options, {instancePath:instancePath+"/checkout_donation_options",parentData:data,parentDataProperty:"checkout_donation_options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
var valid0 = _errs109 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs110 = errors;
if(typeof data.notes !== "string"){
validate192.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs110 === errors;
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
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
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
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate190(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorSettingsBatch\"}"] = validate201;
const schema169 = {"$ref":"document#/components/schemas/ExhibitorSettingsBatch"};
const schema170 = {"description":"Operations on exhibitor settings records.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
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
validate201.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorSettingsBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate201.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorSettingsBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate201.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorSettingsBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate201.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorSettingsBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorSettingsBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate201.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorSettingsBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorSettingsReplacement\"}"] = validate202;
const schema171 = {"$ref":"document#/components/schemas/ExhibitorSettingsReplacement"};
const schema172 = {"description":"An exhibitor settings record that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ExhibitorSettingsFields"}],"additionalProperties":true};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
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
validate203.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate203(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorSettings\"}"] = validate207;
const schema174 = {"$ref":"document#/components/schemas/ExhibitorSettings"};
const schema175 = {"description":"An exhibitor settings record.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ExhibitorSettingsFields"}],"additionalProperties":true};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorShowFloorBody\"}"] = validate212;
const schema176 = {"$ref":"document#/components/schemas/ExhibitorShowFloorBody"};
const schema177 = {"description":"An exhibitor show floor to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ExhibitorShowFloorFields"}],"additionalProperties":true};
const schema178 = {"description":"The fields of an exhibitor show floor.","type":"object","required":["name","event_id"],"properties":{"name":{"type":"string","description":"The name of the floor, such as \"Hall 2\"."},"event_id":{"type":"string","x-refers-to":"events","description":"The event that it belongs to."},"display_order":{"type":"number","x-expected":true,"description":"Position among the floors shown."},"image_uri":{"type":"string","description":"URL of an image of the floor."},"instructions":{"type":"string","description":"Text for customers who buy a booth."},"enable_virtual_show_floor":{"type":"boolean","description":"Whether customers choose booths on a floor plan."},"virtual_show_floor_layout":{"type":"object","x-expected":true,"description":"The positions of the booths; any properties. Expected when `enable_virtual_show_floor` is true.","additionalProperties":true},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true,"examples":[{"name":"Main hall","event_id":"event-1","display_order":1,"image_uri":"https://example.org/floors/main-hall.png","instructions":"Booths by the entrance have no power."}]};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))){
validate215.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate215.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs4 = errors;
if(typeof data.event_id !== "string"){
validate215.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_order !== undefined){
const _errs6 = errors;
if(!(typeof data.display_order == "number")){
validate215.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_uri !== undefined){
const _errs8 = errors;
if(typeof data.image_uri !== "string"){
validate215.errors = [{instancePath:instancePath+"/image_uri",schemaPath:"#/properties/image_uri/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instructions !== undefined){
const _errs10 = errors;
if(typeof data.instructions !== "string"){
validate215.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_virtual_show_floor !== undefined){
const _errs12 = errors;
if(typeof data.enable_virtual_show_floor !== "boolean"){
validate215.errors = [{instancePath:instancePath+"/enable_virtual_show_floor",schemaPath:"#/properties/enable_virtual_show_floor/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.virtual_show_floor_layout !== undefined){
let data6 = data.virtual_show_floor_layout;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
validate215.errors = [{instancePath:instancePath+"/virtual_show_floor_layout",schemaPath:"#/properties/virtual_show_floor_layout/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs17 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
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
else {
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
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
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorShowFloorBatch\"}"] = validate219;
const schema179 = {"$ref":"document#/components/schemas/ExhibitorShowFloorBatch"};
const schema180 = {"description":"Operations on exhibitor show floors.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
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
validate219.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorShowFloorBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate219.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorShowFloorBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate219.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorShowFloorBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate219.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorShowFloorBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorShowFloorBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate219.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorShowFloorBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorShowFloorReplacement\"}"] = validate220;
const schema181 = {"$ref":"document#/components/schemas/ExhibitorShowFloorReplacement"};
const schema182 = {"description":"An exhibitor show floor that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ExhibitorShowFloorFields"}],"additionalProperties":true};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
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
validate221.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate221.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate221(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorShowFloor\"}"] = validate225;
const schema184 = {"$ref":"document#/components/schemas/ExhibitorShowFloor"};
const schema185 = {"description":"An exhibitor show floor.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ExhibitorShowFloorFields"}],"additionalProperties":true};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate226(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorBody\"}"] = validate230;
const schema186 = {"$ref":"document#/components/schemas/ExhibitorBody"};
const schema187 = {"description":"An exhibitor to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ExhibitorFields"}],"additionalProperties":true};
const schema188 = {"description":"The fields of an exhibitor.","type":"object","required":["name","event_id","organization_id"],"properties":{"name":{"type":"string","x-visibility":"public","description":"Display name of the exhibitor."},"event_id":{"type":"string","x-refers-to":"events","x-visibility":"public","x-writable-by":"creator","description":"The event at which it exhibits."},"description":{"type":"string","x-visibility":"public","description":"Text about the exhibitor for the portal."},"logo_url":{"type":"string","x-visibility":"public","description":"URL of the logo image."},"category_ids":{"type":"array","x-visibility":"public","items":{"type":"string","x-refers-to":"external:exhibitor category"},"description":"The kinds of exhibitor that it is."},"hide_from_portal":{"type":"boolean","x-visibility":"staff","description":"Whether it is hidden from the public."},"is_active":{"type":"boolean","description":"If `false`, it is hidden from the public."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-visibility":"author","x-writable-by":"creator","description":"The organization that exhibits."},"process_id":{"type":"string","x-refers-to":"external:exhibitor registration process","x-visibility":"staff","description":"The registration process."},"contacts":{"type":"array","x-visibility":"author","description":"The exhibitor's contacts at the event. If `enable_contact_restriction_rules` is set in the event's exhibitor\nsettings, more contacts of a type than a rule allows is a conflict (409), unless the change reduces them.\n","items":{"$ref":"document#/components/schemas/ExhibitorContact"}},"booth_types":{"type":"array","x-visibility":"staff","description":"The types of its booths; any properties.","items":{"type":"object","additionalProperties":true}},"add_ons":{"type":"array","description":"Its add-ons; any properties.","items":{"type":"object","additionalProperties":true}},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues","x-visibility":"author"}},"additionalProperties":true,"examples":[{"name":"Analytical Engines Ltd","event_id":"event-1","organization_id":"organization-3","description":"Mechanical computers since 1837.","contacts":[{"contact_id":"contact-12","contact_type_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5ea4"},{"contact_id":"contact-13","contact_type_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5ea4","is_frozen":true}]}]};
const schema189 = {"description":"A contact of an exhibitor. Properties that are not listed are stored as sent.","type":"object","required":["contact_id","contact_type_id"],"properties":{"contact_id":{"type":"string","x-refers-to":"external:contact","x-owner":"author","description":"The person."},"contact_type_id":{"type":"string","x-refers-to":"exhibitorContactTypes","description":"The type that it counts towards."},"is_frozen":{"type":"boolean","description":"Whether the contact is listed in `frozen_contacts` of the allowance. It still counts."}},"additionalProperties":true};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.organization_id === undefined) && (missing0 = "organization_id"))){
validate233.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate233.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs4 = errors;
if(typeof data.event_id !== "string"){
validate233.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
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
validate233.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logo_url !== undefined){
const _errs8 = errors;
if(typeof data.logo_url !== "string"){
validate233.errors = [{instancePath:instancePath+"/logo_url",schemaPath:"#/properties/logo_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category_ids !== undefined){
let data4 = data.category_ids;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(typeof data4[i0] !== "string"){
validate233.errors = [{instancePath:instancePath+"/category_ids/" + i0,schemaPath:"#/properties/category_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/category_ids",schemaPath:"#/properties/category_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hide_from_portal !== undefined){
const _errs14 = errors;
if(typeof data.hide_from_portal !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/hide_from_portal",schemaPath:"#/properties/hide_from_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs16 = errors;
if(typeof data.is_active !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
const _errs18 = errors;
if(typeof data.organization_id !== "string"){
validate233.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process_id !== undefined){
const _errs20 = errors;
if(typeof data.process_id !== "string"){
validate233.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contacts !== undefined){
let data10 = data.contacts;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if(((data11.contact_id === undefined) && (missing1 = "contact_id")) || ((data11.contact_type_id === undefined) && (missing1 = "contact_type_id"))){
validate233.errors = [{instancePath:instancePath+"/contacts/" + i1,schemaPath:"document#/components/schemas/ExhibitorContact/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data11.contact_id !== undefined){
const _errs28 = errors;
if(typeof data11.contact_id !== "string"){
validate233.errors = [{instancePath:instancePath+"/contacts/" + i1+"/contact_id",schemaPath:"document#/components/schemas/ExhibitorContact/properties/contact_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.contact_type_id !== undefined){
const _errs30 = errors;
if(typeof data11.contact_type_id !== "string"){
validate233.errors = [{instancePath:instancePath+"/contacts/" + i1+"/contact_type_id",schemaPath:"document#/components/schemas/ExhibitorContact/properties/contact_type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.is_frozen !== undefined){
const _errs32 = errors;
if(typeof data11.is_frozen !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/contacts/" + i1+"/is_frozen",schemaPath:"document#/components/schemas/ExhibitorContact/properties/is_frozen/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
else {
validate233.errors = [{instancePath:instancePath+"/contacts/" + i1,schemaPath:"document#/components/schemas/ExhibitorContact/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs24 === errors;
if(!valid2){
break;
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.booth_types !== undefined){
let data15 = data.booth_types;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data15)){
var valid5 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
const _errs36 = errors;
if(errors === _errs36){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
}
else {
validate233.errors = [{instancePath:instancePath+"/booth_types/" + i2,schemaPath:"#/properties/booth_types/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs36 === errors;
if(!valid5){
break;
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/booth_types",schemaPath:"#/properties/booth_types/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_ons !== undefined){
let data17 = data.add_ons;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data17)){
var valid6 = true;
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
const _errs41 = errors;
if(errors === _errs41){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
}
else {
validate233.errors = [{instancePath:instancePath+"/add_ons/" + i3,schemaPath:"#/properties/add_ons/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs41 === errors;
if(!valid6){
break;
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/add_ons",schemaPath:"#/properties/add_ons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs44 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs44 === errors;
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
else {
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
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
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate231(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorBatch\"}"] = validate237;
const schema190 = {"$ref":"document#/components/schemas/ExhibitorBatch"};
const schema191 = {"description":"Operations on exhibitors.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
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
validate237.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate237.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate237.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate237.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate237.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate237.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorContactAllowanceRequest\"}"] = validate238;
const schema192 = {"$ref":"document#/components/schemas/ExhibitorContactAllowanceRequest"};
const schema193 = {"description":"A registration that is not saved yet.","type":"object","required":["event_id","contacts"],"properties":{"event_id":{"type":"string","description":"The event whose rules apply.","maxLength":1000},"booths":{"type":"integer","minimum":0,"description":"The number of booths, for rules with `per_booth`. The default is 1."},"contacts":{"type":"array","items":{"$ref":"document#/components/schemas/ExhibitorContact"},"description":"The contacts of the registration.","maxItems":1000}},"additionalProperties":false};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_id === undefined) && (missing0 = "event_id")) || ((data.contacts === undefined) && (missing0 = "contacts"))){
validate239.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "event_id") || (key0 === "booths")) || (key0 === "contacts"))){
validate239.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event_id !== undefined){
let data0 = data.event_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
validate239.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate239.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.booths !== undefined){
let data1 = data.booths;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate239.errors = [{instancePath:instancePath+"/booths",schemaPath:"#/properties/booths/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate239.errors = [{instancePath:instancePath+"/booths",schemaPath:"#/properties/booths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contacts !== undefined){
let data2 = data.contacts;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate239.errors = [{instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.contact_id === undefined) && (missing1 = "contact_id")) || ((data3.contact_type_id === undefined) && (missing1 = "contact_type_id"))){
validate239.errors = [{instancePath:instancePath+"/contacts/" + i0,schemaPath:"document#/components/schemas/ExhibitorContact/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.contact_id !== undefined){
const _errs12 = errors;
if(typeof data3.contact_id !== "string"){
validate239.errors = [{instancePath:instancePath+"/contacts/" + i0+"/contact_id",schemaPath:"document#/components/schemas/ExhibitorContact/properties/contact_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.contact_type_id !== undefined){
const _errs14 = errors;
if(typeof data3.contact_type_id !== "string"){
validate239.errors = [{instancePath:instancePath+"/contacts/" + i0+"/contact_type_id",schemaPath:"document#/components/schemas/ExhibitorContact/properties/contact_type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.is_frozen !== undefined){
const _errs16 = errors;
if(typeof data3.is_frozen !== "boolean"){
validate239.errors = [{instancePath:instancePath+"/contacts/" + i0+"/is_frozen",schemaPath:"document#/components/schemas/ExhibitorContact/properties/is_frozen/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/contacts/" + i0,schemaPath:"document#/components/schemas/ExhibitorContact/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate239(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"organization_id\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"organization_id\"]}"] = validate241;
const schema195 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"organization_id":{"type":"string"}},"required":["tenantId","organization_id"]};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.organization_id === undefined) && (missing0 = "organization_id"))){
validate241.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate241.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate241.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
const _errs3 = errors;
if(typeof data.organization_id !== "string"){
validate241.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"}}];
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
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":{"tenantId":true,"organization_id":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorReplacement\"}"] = validate242;
const schema196 = {"$ref":"document#/components/schemas/ExhibitorReplacement"};
const schema197 = {"description":"An exhibitor that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ExhibitorFields"}],"additionalProperties":true};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
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
validate243.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate243.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate243(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/Exhibitor\"}"] = validate247;
const schema199 = {"$ref":"document#/components/schemas/Exhibitor"};
const schema200 = {"description":"An exhibitor.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ExhibitorFields"}],"additionalProperties":true};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate248(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionFeeBody\"}"] = validate252;
const schema201 = {"$ref":"document#/components/schemas/FunctionFeeBody"};
const schema202 = {"description":"A function fee to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/FunctionFeeFields"}],"additionalProperties":true};
const schema203 = {"description":"The fields of a function fee. Amounts marked `x-money` have at most two decimals.","type":"object","required":["name","event_id","function_id"],"properties":{"name":{"type":"string","description":"The name that buyers see."},"abbreviated_name":{"type":"string","x-expected":true,"description":"Short name within the event."},"event_id":{"type":"string","x-refers-to":"events","description":"The event that it belongs to. It cannot change once the fee has tickets (409 `event_mismatch`)."},"function_id":{"type":"string","x-refers-to":"functions","description":"The function that it belongs to. It cannot change once the fee has tickets (409 `fee_mismatch`)."},"business_unit_id":{"type":"string","x-refers-to":"external:business unit","x-expected":true,"description":"The business unit that sells it."},"type":{"$ref":"document#/components/schemas/FunctionFeeType","description":"Always this value for function fees."},"is_active":{"type":"boolean","description":"If `false`, selling it needs the permission `functionTickets.sellHidden`."},"notes":{"type":"string","description":"Internal notes, visible only to staff."},"price":{"type":"number","format":"double","minimum":0,"x-money":true,"x-expected":true,"description":"The price of one ticket."},"member_price":{"type":"number","format":"double","minimum":0,"x-money":true,"description":"The price for active members."},"deadline_based_pricing":{"type":"array","items":{"type":"object","additionalProperties":true},"description":"Early-bird prices with deadlines; any properties."},"foreign_currency_prices":{"type":"array","description":"Prices in other currencies.","items":{"$ref":"document#/components/schemas/ForeignCurrencyPrice"}},"enable_bulk_pricing":{"type":"boolean","description":"Whether the price depends on the quantity."},"bulk_pricing_rules":{"type":"array","x-expected":true,"description":"The price by quantity. Expected when `enable_bulk_pricing` is true.","items":{"$ref":"document#/components/schemas/FunctionFeeBulkPricingRule","description":"One of `bulk_pricing_rules`."}},"enable_custom_pricing":{"type":"boolean","description":"Whether the price is calculated externally."},"custom_pricing_options":{"type":"object","x-expected":true,"description":"How it is calculated; any properties. Expected when `enable_custom_pricing` is true.","additionalProperties":true},"enable_special_prices":{"type":"boolean","description":"Whether special prices apply to some buyers."},"special_prices":{"type":"array","items":{"type":"object","additionalProperties":true},"x-expected":true,"description":"The special prices; any properties. Expected when `enable_special_prices` is true."},"enable_cancellation_fees":{"type":"boolean","description":"Whether cancelling costs `cancellation_fee`."},"cancellation_fee":{"type":"number","format":"double","minimum":0,"x-money":true,"description":"Used if `enable_cancellation_fees` is true."},"enable_capacity":{"type":"boolean","description":"Whether `capacity_options` limits the tickets with this fee."},"capacity_options":{"$ref":"document#/components/schemas/CapacityOptions","x-expected":true,"description":"Expected when `enable_capacity` is true. Without it there is no limit."},"enable_purchase_limits":{"type":"boolean","description":"Whether `purchase_limits` limits purchases."},"purchase_limits":{"$ref":"document#/components/schemas/PurchaseLimits","x-expected":true,"description":"Purchase limits. The server stores them for the shop but does not apply them. Expected when\n`enable_purchase_limits` is true.\n"},"enable_purchasing_eligibility":{"type":"boolean","description":"Whether only some customers can buy."},"purchasing_eligibility_criteria":{"$ref":"document#/components/schemas/PurchasingEligibility","description":"The customers who can buy. Used if `enable_purchasing_eligibility` is true."},"hide_from_portal":{"type":"boolean","description":"Whether the portal hides it."},"publish_to_portal":{"type":"boolean","description":"Whether the portal offers it."},"portal_options":{"$ref":"document#/components/schemas/PortalOptions","description":"Used if `publish_to_portal` is true."},"allow_customer_to_choose_installment_plan":{"type":"boolean","description":"Whether buyers can pay in instalments."},"installment_plan_options":{"type":"array","x-expected":true,"description":"The available plans. Expected when `allow_customer_to_choose_installment_plan` is true.","items":{"$ref":"document#/components/schemas/InstallmentPlanOption"}},"enable_bundled_products":{"type":"boolean","description":"Whether it includes other products."},"bundled_products":{"type":"array","x-expected":true,"description":"The included products. Expected when `enable_bundled_products` is true.","items":{"$ref":"document#/components/schemas/BundledProduct"}},"bundled_products_inventory_handling":{"$ref":"document#/components/schemas/FunctionFeeBundledProductsInventoryHandling","description":"Whether stock is counted for the bundle or for each of its products."},"enable_commerce_entitlement_creation":{"type":"boolean","description":"Whether buyers get commerce entitlements."},"commerce_entitlements_to_create":{"type":"array","items":{"type":"object","additionalProperties":true},"description":"Any properties. Used if `enable_commerce_entitlement_creation` is true."},"enable_document_entitlement_creation":{"type":"boolean","description":"Whether buyers get access to documents."},"document_entitlements_to_create":{"type":"array","description":"Used if `enable_document_entitlement_creation` is true.","items":{"$ref":"document#/components/schemas/DocumentEntitlement"}},"enable_coupon_code_generation":{"type":"boolean","description":"Whether buyers get coupon codes."},"coupon_codes":{"type":"array","items":{"type":"object","additionalProperties":true},"x-expected":true,"description":"The codes to create; any properties. Expected when `enable_coupon_code_generation` is true."},"enable_task_generation":{"type":"boolean","description":"Whether a purchase creates tasks for staff."},"tasks_to_generate":{"type":"array","description":"Used if `enable_task_generation` is true.","items":{"$ref":"document#/components/schemas/GeneratedTask"}},"enable_product_confirmation_email":{"type":"boolean","description":"Whether an order sends a product-specific e-mail."},"product_confirmation_email_options":{"$ref":"document#/components/schemas/ProductConfirmationEmail","x-expected":true,"description":"The e-mail. Expected when `enable_product_confirmation_email` is true."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true,"examples":[{"name":"Gala dinner, early booking","abbreviated_name":"Dinner","event_id":"event-1","function_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5e91","business_unit_id":"unit-2","price":95,"member_price":79.5,"enable_capacity":true,"capacity_options":{"capacity":40},"is_active":true}]};
const schema204 = {"type":"string","enum":["events-function-fees"],"description":"Always this value for function fees."};
const schema205 = {"description":"Prices in another currency.","type":"object","properties":{"currency_code":{"type":"string","description":"The ISO 4217 currency code."},"price":{"type":"number","minimum":0,"x-money":true,"description":"The price in this currency."},"member_price":{"type":"number","minimum":0,"x-money":true,"description":"The price for active members."},"cancellation_fee":{"type":"number","minimum":0,"x-money":true,"description":"The fee for cancelling."},"restocking_fee":{"type":"number","minimum":0,"x-money":true,"description":"The fee for returning."}},"additionalProperties":true};
const schema206 = {"description":"One of `bulk_pricing_rules`.","type":"object","properties":{"starting_range":{"description":"The quantity from which the rule applies."}},"additionalProperties":true};
const schema207 = {"description":"The capacity. It cannot be lower than the number of active tickets (409 `capacity_below_sold`).\n","type":"object","required":["capacity"],"properties":{"capacity":{"type":"number","format":"float","minimum":0,"description":"The maximum number of active tickets, rounded down."},"enable_wait_list":{"type":"boolean","description":"Whether there is a waiting list. The server does not store the list."},"waitlist_process_id":{"type":"string","x-refers-to":"external:waitlist process","description":"The process for the waiting list."}},"additionalProperties":true};
const schema210 = {"description":"The customers who can buy.","type":"object","properties":{"customer_type":{"description":"Contacts, organizations or both."},"members":{"description":"Whether members can buy."},"non_members":{"description":"Whether non-members can buy."},"member_options":{"description":"The members who can buy."},"committee_members":{"description":"Whether members of committees can buy."},"committee_member_options":{"description":"The committees whose members can buy."},"certificants":{"description":"Whether holders of certificates can buy."},"certification_options":{"description":"The certificates that allow buying."},"minimum_age":{"description":"The minimum age to buy."},"maximum_age":{"description":"The maximum age to buy."}},"additionalProperties":true};
const schema211 = {"description":"When the portal offers it.","type":"object","properties":{"available_from":{"type":"string","format":"date-time","description":"When the portal starts to offer it."},"available_until":{"type":"string","format":"date-time","description":"When the portal stops offering it."}},"additionalProperties":true};
const schema215 = {"type":"string","enum":["bundle","each product"],"description":"Whether stock is counted for the bundle or for each of its products."};
const schema216 = {"description":"Access to documents for buyers.","type":"object","properties":{"file_cabinet_id":{"description":"The file cabinet."},"item_id":{"description":"The folder or file in it."},"library_path":{"description":"Its path in the library."},"expiration_type":{"description":"How the access ends."},"expiration_date":{"description":"When the access ends, if on a fixed date."},"relative_expiration_date":{"description":"How long the access lasts after the purchase, if not until a fixed date."}},"additionalProperties":true};
const schema217 = {"description":"A task for staff that a purchase creates.","type":"object","properties":{"name":{"description":"The name of the task."},"description":{"description":"What to do."},"priority":{"description":"The priority."},"type_id":{"description":"The kind of task."},"notify_assignees":{"description":"Whether the assignees get an e-mail."},"assignee_type":{"description":"Whether it is assigned to a role, a user or a queue."},"assignment_role_id":{"description":"The role."},"user_id":{"description":"The user."},"queue_id":{"description":"The queue."},"due_date_type":{"description":"Whether it is due on a fixed date or some time after the purchase."},"specific_due_date":{"description":"The fixed date."},"relative_due_date":{"description":"The time after the purchase."}},"additionalProperties":true};
const formats34 = require("ajv-formats/dist/formats").fullFormats.double;
const schema208 = {"description":"A limit on the number of purchases in a period of time.","type":"object","properties":{"type":{"type":"string","description":"The scope of the limit, for example `per customer`."},"maximum":{"type":"number","description":"The maximum number of purchases in the period."},"time_period":{"type":"string","description":"For example, `all time`."},"relative_time_window":{"$ref":"document#/components/schemas/RelativeTimeWindow","description":"The period of time if it is relative to a date."},"error_message":{"type":"string","description":"The message for customers who exceed the limit."}},"additionalProperties":true};
const schema209 = {"description":"A period of time relative to a date.","type":"object","properties":{"position":{"type":"string","description":"Whether it is before or after the date."},"number":{"type":"number","description":"The number of units of time."},"unit_of_time":{"type":"string","description":"For example, `days`."},"relative_to":{"type":"string","description":"The date that it is relative to."}},"additionalProperties":true};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate256.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum !== undefined){
const _errs4 = errors;
if(!(typeof data.maximum == "number")){
validate256.errors = [{instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_period !== undefined){
const _errs6 = errors;
if(typeof data.time_period !== "string"){
validate256.errors = [{instancePath:instancePath+"/time_period",schemaPath:"#/properties/time_period/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.relative_time_window !== undefined){
let data3 = data.relative_time_window;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.position !== undefined){
const _errs12 = errors;
if(typeof data3.position !== "string"){
validate256.errors = [{instancePath:instancePath+"/relative_time_window/position",schemaPath:"document#/components/schemas/RelativeTimeWindow/properties/position/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.number !== undefined){
const _errs14 = errors;
if(!(typeof data3.number == "number")){
validate256.errors = [{instancePath:instancePath+"/relative_time_window/number",schemaPath:"document#/components/schemas/RelativeTimeWindow/properties/number/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.unit_of_time !== undefined){
const _errs16 = errors;
if(typeof data3.unit_of_time !== "string"){
validate256.errors = [{instancePath:instancePath+"/relative_time_window/unit_of_time",schemaPath:"document#/components/schemas/RelativeTimeWindow/properties/unit_of_time/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.relative_to !== undefined){
const _errs18 = errors;
if(typeof data3.relative_to !== "string"){
validate256.errors = [{instancePath:instancePath+"/relative_time_window/relative_to",schemaPath:"document#/components/schemas/RelativeTimeWindow/properties/relative_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/relative_time_window",schemaPath:"document#/components/schemas/RelativeTimeWindow/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_message !== undefined){
const _errs20 = errors;
if(typeof data.error_message !== "string"){
validate256.errors = [{instancePath:instancePath+"/error_message",schemaPath:"#/properties/error_message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate256.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema213 = {"description":"A product that is included in another.","type":"object","required":["type","product_type","product_id","quantity"],"properties":{"type":{"$ref":"document#/components/schemas/BundledProductType","description":"Always this value for bundled products."},"product_type":{"type":"string","description":"The kind of product."},"product_id":{"type":"string","x-refers-to":"external:product","description":"The product."},"quantity":{"type":"integer","description":"The quantity included with one ticket."}},"additionalProperties":true};
const schema214 = {"type":"string","enum":["bundled product"],"description":"Always this value for bundled products."};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.product_type === undefined) && (missing0 = "product_type"))) || ((data.product_id === undefined) && (missing0 = "product_id"))) || ((data.quantity === undefined) && (missing0 = "quantity"))){
validate258.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate258.errors = [{instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/BundledProductType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "bundled product")){
validate258.errors = [{instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/BundledProductType/enum",keyword:"enum",params:{allowedValues: schema214.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_type !== undefined){
const _errs5 = errors;
if(typeof data.product_type !== "string"){
validate258.errors = [{instancePath:instancePath+"/product_type",schemaPath:"#/properties/product_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_id !== undefined){
const _errs7 = errors;
if(typeof data.product_id !== "string"){
validate258.errors = [{instancePath:instancePath+"/product_id",schemaPath:"#/properties/product_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantity !== undefined){
let data3 = data.quantity;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate258.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}}];
return false;
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
else {
validate258.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema218 = {"description":"The e-mail that confirms an order of the product.","type":"object","properties":{"type":{"type":"string","description":"For example, `product specific`."},"product_confirmation_email_id":{"type":"string","description":"The e-mail, which is stored in another system."},"product_specific_email":{"$ref":"document#/components/schemas/EmailTemplate"}},"additionalProperties":true};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate260.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_confirmation_email_id !== undefined){
const _errs4 = errors;
if(typeof data.product_confirmation_email_id !== "string"){
validate260.errors = [{instancePath:instancePath+"/product_confirmation_email_id",schemaPath:"#/properties/product_confirmation_email_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_specific_email !== undefined){
let data2 = data.product_specific_email;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if(((data2.body === undefined) && (missing0 = "body")) || ((data2.subject === undefined) && (missing0 = "subject"))){
validate260.errors = [{instancePath:instancePath+"/product_specific_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs9 = errors;
for(const key0 in data2){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate260.errors = [{instancePath:instancePath+"/product_specific_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.bcc !== undefined){
let data3 = data2.bcc;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 10000){
validate260.errors = [{instancePath:instancePath+"/product_specific_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate260.errors = [{instancePath:instancePath+"/product_specific_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.body !== undefined){
let data4 = data2.body;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func0(data4) > 100000){
validate260.errors = [{instancePath:instancePath+"/product_specific_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate260.errors = [{instancePath:instancePath+"/product_specific_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.cc !== undefined){
let data5 = data2.cc;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func0(data5) > 10000){
validate260.errors = [{instancePath:instancePath+"/product_specific_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate260.errors = [{instancePath:instancePath+"/product_specific_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.from !== undefined){
let data6 = data2.from;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(func0(data6) > 1000){
validate260.errors = [{instancePath:instancePath+"/product_specific_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate260.errors = [{instancePath:instancePath+"/product_specific_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.from_name !== undefined){
let data7 = data2.from_name;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(func0(data7) > 1000){
validate260.errors = [{instancePath:instancePath+"/product_specific_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate260.errors = [{instancePath:instancePath+"/product_specific_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.reply_to !== undefined){
let data8 = data2.reply_to;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(func0(data8) > 1000){
validate260.errors = [{instancePath:instancePath+"/product_specific_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate260.errors = [{instancePath:instancePath+"/product_specific_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.subject !== undefined){
let data9 = data2.subject;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data9 === "string"){
if(func0(data9) > 1000){
validate260.errors = [{instancePath:instancePath+"/product_specific_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate260.errors = [{instancePath:instancePath+"/product_specific_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs22 === errors;
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
validate260.errors = [{instancePath:instancePath+"/product_specific_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.function_id === undefined) && (missing0 = "function_id"))){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate255.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.abbreviated_name !== undefined){
const _errs4 = errors;
if(typeof data.abbreviated_name !== "string"){
validate255.errors = [{instancePath:instancePath+"/abbreviated_name",schemaPath:"#/properties/abbreviated_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs6 = errors;
if(typeof data.event_id !== "string"){
validate255.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_id !== undefined){
const _errs8 = errors;
if(typeof data.function_id !== "string"){
validate255.errors = [{instancePath:instancePath+"/function_id",schemaPath:"#/properties/function_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.business_unit_id !== undefined){
const _errs10 = errors;
if(typeof data.business_unit_id !== "string"){
validate255.errors = [{instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data5 = data.type;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate255.errors = [{instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/FunctionFeeType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data5 === "events-function-fees")){
validate255.errors = [{instancePath:instancePath+"/type",schemaPath:"document#/components/schemas/FunctionFeeType/enum",keyword:"enum",params:{allowedValues: schema204.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs15 = errors;
if(typeof data.is_active !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs17 = errors;
if(typeof data.notes !== "string"){
validate255.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data8 = data.price;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate255.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(!(formats34.validate(data8))){
validate255.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/format",keyword:"format",params:{format: "double"}}];
return false;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member_price !== undefined){
let data9 = data.member_price;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate255.errors = [{instancePath:instancePath+"/member_price",schemaPath:"#/properties/member_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(!(formats34.validate(data9))){
validate255.errors = [{instancePath:instancePath+"/member_price",schemaPath:"#/properties/member_price/format",keyword:"format",params:{format: "double"}}];
return false;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/member_price",schemaPath:"#/properties/member_price/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline_based_pricing !== undefined){
let data10 = data.deadline_based_pricing;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
validate255.errors = [{instancePath:instancePath+"/deadline_based_pricing/" + i0,schemaPath:"#/properties/deadline_based_pricing/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs25 === errors;
if(!valid2){
break;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/deadline_based_pricing",schemaPath:"#/properties/deadline_based_pricing/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.foreign_currency_prices !== undefined){
let data12 = data.foreign_currency_prices;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data12)){
var valid3 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.currency_code !== undefined){
const _errs34 = errors;
if(typeof data13.currency_code !== "string"){
validate255.errors = [{instancePath:instancePath+"/foreign_currency_prices/" + i1+"/currency_code",schemaPath:"document#/components/schemas/ForeignCurrencyPrice/properties/currency_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.price !== undefined){
let data15 = data13.price;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
validate255.errors = [{instancePath:instancePath+"/foreign_currency_prices/" + i1+"/price",schemaPath:"document#/components/schemas/ForeignCurrencyPrice/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate255.errors = [{instancePath:instancePath+"/foreign_currency_prices/" + i1+"/price",schemaPath:"document#/components/schemas/ForeignCurrencyPrice/properties/price/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.member_price !== undefined){
let data16 = data13.member_price;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
validate255.errors = [{instancePath:instancePath+"/foreign_currency_prices/" + i1+"/member_price",schemaPath:"document#/components/schemas/ForeignCurrencyPrice/properties/member_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate255.errors = [{instancePath:instancePath+"/foreign_currency_prices/" + i1+"/member_price",schemaPath:"document#/components/schemas/ForeignCurrencyPrice/properties/member_price/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs38 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.cancellation_fee !== undefined){
let data17 = data13.cancellation_fee;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data17 == "number"){
if(data17 < 0 || isNaN(data17)){
validate255.errors = [{instancePath:instancePath+"/foreign_currency_prices/" + i1+"/cancellation_fee",schemaPath:"document#/components/schemas/ForeignCurrencyPrice/properties/cancellation_fee/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate255.errors = [{instancePath:instancePath+"/foreign_currency_prices/" + i1+"/cancellation_fee",schemaPath:"document#/components/schemas/ForeignCurrencyPrice/properties/cancellation_fee/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.restocking_fee !== undefined){
let data18 = data13.restocking_fee;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
validate255.errors = [{instancePath:instancePath+"/foreign_currency_prices/" + i1+"/restocking_fee",schemaPath:"document#/components/schemas/ForeignCurrencyPrice/properties/restocking_fee/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate255.errors = [{instancePath:instancePath+"/foreign_currency_prices/" + i1+"/restocking_fee",schemaPath:"document#/components/schemas/ForeignCurrencyPrice/properties/restocking_fee/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/foreign_currency_prices/" + i1,schemaPath:"document#/components/schemas/ForeignCurrencyPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs30 === errors;
if(!valid3){
break;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/foreign_currency_prices",schemaPath:"#/properties/foreign_currency_prices/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_bulk_pricing !== undefined){
const _errs44 = errors;
if(typeof data.enable_bulk_pricing !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_bulk_pricing",schemaPath:"#/properties/enable_bulk_pricing/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bulk_pricing_rules !== undefined){
let data20 = data.bulk_pricing_rules;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data20)){
var valid6 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs49){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
}
else {
validate255.errors = [{instancePath:instancePath+"/bulk_pricing_rules/" + i2,schemaPath:"document#/components/schemas/FunctionFeeBulkPricingRule/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs48 === errors;
if(!valid6){
break;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/bulk_pricing_rules",schemaPath:"#/properties/bulk_pricing_rules/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_custom_pricing !== undefined){
const _errs52 = errors;
if(typeof data.enable_custom_pricing !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_custom_pricing",schemaPath:"#/properties/enable_custom_pricing/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_pricing_options !== undefined){
let data23 = data.custom_pricing_options;
const _errs54 = errors;
if(errors === _errs54){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
}
else {
validate255.errors = [{instancePath:instancePath+"/custom_pricing_options",schemaPath:"#/properties/custom_pricing_options/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_special_prices !== undefined){
const _errs57 = errors;
if(typeof data.enable_special_prices !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_special_prices",schemaPath:"#/properties/enable_special_prices/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.special_prices !== undefined){
let data25 = data.special_prices;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data25)){
var valid8 = true;
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
const _errs61 = errors;
if(errors === _errs61){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
}
else {
validate255.errors = [{instancePath:instancePath+"/special_prices/" + i3,schemaPath:"#/properties/special_prices/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid8 = _errs61 === errors;
if(!valid8){
break;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/special_prices",schemaPath:"#/properties/special_prices/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_cancellation_fees !== undefined){
const _errs64 = errors;
if(typeof data.enable_cancellation_fees !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_cancellation_fees",schemaPath:"#/properties/enable_cancellation_fees/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellation_fee !== undefined){
let data28 = data.cancellation_fee;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data28 == "number"){
if(data28 < 0 || isNaN(data28)){
validate255.errors = [{instancePath:instancePath+"/cancellation_fee",schemaPath:"#/properties/cancellation_fee/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(!(formats34.validate(data28))){
validate255.errors = [{instancePath:instancePath+"/cancellation_fee",schemaPath:"#/properties/cancellation_fee/format",keyword:"format",params:{format: "double"}}];
return false;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/cancellation_fee",schemaPath:"#/properties/cancellation_fee/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_capacity !== undefined){
const _errs68 = errors;
if(typeof data.enable_capacity !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_capacity",schemaPath:"#/properties/enable_capacity/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capacity_options !== undefined){
let data30 = data.capacity_options;
const _errs70 = errors;
const _errs71 = errors;
if(errors === _errs71){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing1;
if((data30.capacity === undefined) && (missing1 = "capacity")){
validate255.errors = [{instancePath:instancePath+"/capacity_options",schemaPath:"document#/components/schemas/CapacityOptions/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data30.capacity !== undefined){
let data31 = data30.capacity;
const _errs74 = errors;
if(errors === _errs74){
if(typeof data31 == "number"){
if(data31 < 0 || isNaN(data31)){
validate255.errors = [{instancePath:instancePath+"/capacity_options/capacity",schemaPath:"document#/components/schemas/CapacityOptions/properties/capacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(!(formats0.validate(data31))){
validate255.errors = [{instancePath:instancePath+"/capacity_options/capacity",schemaPath:"document#/components/schemas/CapacityOptions/properties/capacity/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/capacity_options/capacity",schemaPath:"document#/components/schemas/CapacityOptions/properties/capacity/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid10 = _errs74 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data30.enable_wait_list !== undefined){
const _errs76 = errors;
if(typeof data30.enable_wait_list !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/capacity_options/enable_wait_list",schemaPath:"document#/components/schemas/CapacityOptions/properties/enable_wait_list/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid10 = _errs76 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data30.waitlist_process_id !== undefined){
const _errs78 = errors;
if(typeof data30.waitlist_process_id !== "string"){
validate255.errors = [{instancePath:instancePath+"/capacity_options/waitlist_process_id",schemaPath:"document#/components/schemas/CapacityOptions/properties/waitlist_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs78 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/capacity_options",schemaPath:"document#/components/schemas/CapacityOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_purchase_limits !== undefined){
const _errs80 = errors;
if(typeof data.enable_purchase_limits !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_purchase_limits",schemaPath:"#/properties/enable_purchase_limits/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.purchase_limits !== undefined){
const _errs82 = errors;
if(!(validate256(data.purchase_limits, {instancePath:instancePath+"/purchase_limits",parentData:data,parentDataProperty:"purchase_limits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_purchasing_eligibility !== undefined){
const _errs83 = errors;
if(typeof data.enable_purchasing_eligibility !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_purchasing_eligibility",schemaPath:"#/properties/enable_purchasing_eligibility/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.purchasing_eligibility_criteria !== undefined){
let data37 = data.purchasing_eligibility_criteria;
const _errs85 = errors;
const _errs86 = errors;
if(errors === _errs86){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
}
else {
validate255.errors = [{instancePath:instancePath+"/purchasing_eligibility_criteria",schemaPath:"document#/components/schemas/PurchasingEligibility/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hide_from_portal !== undefined){
const _errs89 = errors;
if(typeof data.hide_from_portal !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/hide_from_portal",schemaPath:"#/properties/hide_from_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publish_to_portal !== undefined){
const _errs91 = errors;
if(typeof data.publish_to_portal !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/publish_to_portal",schemaPath:"#/properties/publish_to_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.portal_options !== undefined){
let data40 = data.portal_options;
const _errs93 = errors;
const _errs94 = errors;
if(errors === _errs94){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.available_from !== undefined){
let data41 = data40.available_from;
const _errs97 = errors;
if(errors === _errs97){
if(errors === _errs97){
if(typeof data41 === "string"){
if(!(formats6.validate(data41))){
validate255.errors = [{instancePath:instancePath+"/portal_options/available_from",schemaPath:"document#/components/schemas/PortalOptions/properties/available_from/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate255.errors = [{instancePath:instancePath+"/portal_options/available_from",schemaPath:"document#/components/schemas/PortalOptions/properties/available_from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid13 = _errs97 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data40.available_until !== undefined){
let data42 = data40.available_until;
const _errs99 = errors;
if(errors === _errs99){
if(errors === _errs99){
if(typeof data42 === "string"){
if(!(formats6.validate(data42))){
validate255.errors = [{instancePath:instancePath+"/portal_options/available_until",schemaPath:"document#/components/schemas/PortalOptions/properties/available_until/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate255.errors = [{instancePath:instancePath+"/portal_options/available_until",schemaPath:"document#/components/schemas/PortalOptions/properties/available_until/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid13 = _errs99 === errors;
}
else {
var valid13 = true;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/portal_options",schemaPath:"document#/components/schemas/PortalOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs93 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_customer_to_choose_installment_plan !== undefined){
const _errs101 = errors;
if(typeof data.allow_customer_to_choose_installment_plan !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/allow_customer_to_choose_installment_plan",schemaPath:"#/properties/allow_customer_to_choose_installment_plan/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs101 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.installment_plan_options !== undefined){
let data44 = data.installment_plan_options;
const _errs103 = errors;
if(errors === _errs103){
if(Array.isArray(data44)){
var valid14 = true;
const len4 = data44.length;
for(let i4=0; i4<len4; i4++){
let data45 = data44[i4];
const _errs105 = errors;
const _errs106 = errors;
if(errors === _errs106){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.installment_plan_id !== undefined){
const _errs109 = errors;
if(typeof data45.installment_plan_id !== "string"){
validate255.errors = [{instancePath:instancePath+"/installment_plan_options/" + i4+"/installment_plan_id",schemaPath:"document#/components/schemas/InstallmentPlanOption/properties/installment_plan_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs109 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data45.additional_cost !== undefined){
let data47 = data45.additional_cost;
const _errs111 = errors;
if(errors === _errs111){
if(typeof data47 == "number"){
if(data47 < 0 || isNaN(data47)){
validate255.errors = [{instancePath:instancePath+"/installment_plan_options/" + i4+"/additional_cost",schemaPath:"document#/components/schemas/InstallmentPlanOption/properties/additional_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate255.errors = [{instancePath:instancePath+"/installment_plan_options/" + i4+"/additional_cost",schemaPath:"document#/components/schemas/InstallmentPlanOption/properties/additional_cost/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid16 = _errs111 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data45.is_default !== undefined){
const _errs113 = errors;
if(typeof data45.is_default !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/installment_plan_options/" + i4+"/is_default",schemaPath:"document#/components/schemas/InstallmentPlanOption/properties/is_default/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid16 = _errs113 === errors;
}
else {
var valid16 = true;
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/installment_plan_options/" + i4,schemaPath:"document#/components/schemas/InstallmentPlanOption/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid14 = _errs105 === errors;
if(!valid14){
break;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/installment_plan_options",schemaPath:"#/properties/installment_plan_options/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_bundled_products !== undefined){
const _errs115 = errors;
if(typeof data.enable_bundled_products !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_bundled_products",schemaPath:"#/properties/enable_bundled_products/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs115 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bundled_products !== undefined){
let data50 = data.bundled_products;
const _errs117 = errors;
if(errors === _errs117){
if(Array.isArray(data50)){
var valid17 = true;
const len5 = data50.length;
for(let i5=0; i5<len5; i5++){
const _errs119 = errors;
if(!(validate258(data50[i5], {instancePath:instancePath+"/bundled_products/" + i5,parentData:data50,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid17 = _errs119 === errors;
if(!valid17){
break;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/bundled_products",schemaPath:"#/properties/bundled_products/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs117 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bundled_products_inventory_handling !== undefined){
let data52 = data.bundled_products_inventory_handling;
const _errs120 = errors;
if(typeof data52 !== "string"){
validate255.errors = [{instancePath:instancePath+"/bundled_products_inventory_handling",schemaPath:"document#/components/schemas/FunctionFeeBundledProductsInventoryHandling/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data52 === "bundle") || (data52 === "each product"))){
validate255.errors = [{instancePath:instancePath+"/bundled_products_inventory_handling",schemaPath:"document#/components/schemas/FunctionFeeBundledProductsInventoryHandling/enum",keyword:"enum",params:{allowedValues: schema215.enum}}];
return false;
}
var valid0 = _errs120 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_commerce_entitlement_creation !== undefined){
const _errs123 = errors;
if(typeof data.enable_commerce_entitlement_creation !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_commerce_entitlement_creation",schemaPath:"#/properties/enable_commerce_entitlement_creation/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs123 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commerce_entitlements_to_create !== undefined){
let data54 = data.commerce_entitlements_to_create;
const _errs125 = errors;
if(errors === _errs125){
if(Array.isArray(data54)){
var valid19 = true;
const len6 = data54.length;
for(let i6=0; i6<len6; i6++){
let data55 = data54[i6];
const _errs127 = errors;
if(errors === _errs127){
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
}
else {
validate255.errors = [{instancePath:instancePath+"/commerce_entitlements_to_create/" + i6,schemaPath:"#/properties/commerce_entitlements_to_create/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid19 = _errs127 === errors;
if(!valid19){
break;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/commerce_entitlements_to_create",schemaPath:"#/properties/commerce_entitlements_to_create/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs125 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_document_entitlement_creation !== undefined){
const _errs130 = errors;
if(typeof data.enable_document_entitlement_creation !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_document_entitlement_creation",schemaPath:"#/properties/enable_document_entitlement_creation/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs130 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_entitlements_to_create !== undefined){
let data57 = data.document_entitlements_to_create;
const _errs132 = errors;
if(errors === _errs132){
if(Array.isArray(data57)){
var valid20 = true;
const len7 = data57.length;
for(let i7=0; i7<len7; i7++){
let data58 = data57[i7];
const _errs134 = errors;
const _errs135 = errors;
if(errors === _errs135){
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
}
else {
validate255.errors = [{instancePath:instancePath+"/document_entitlements_to_create/" + i7,schemaPath:"document#/components/schemas/DocumentEntitlement/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid20 = _errs134 === errors;
if(!valid20){
break;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/document_entitlements_to_create",schemaPath:"#/properties/document_entitlements_to_create/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs132 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_coupon_code_generation !== undefined){
const _errs138 = errors;
if(typeof data.enable_coupon_code_generation !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_coupon_code_generation",schemaPath:"#/properties/enable_coupon_code_generation/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs138 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coupon_codes !== undefined){
let data60 = data.coupon_codes;
const _errs140 = errors;
if(errors === _errs140){
if(Array.isArray(data60)){
var valid22 = true;
const len8 = data60.length;
for(let i8=0; i8<len8; i8++){
let data61 = data60[i8];
const _errs142 = errors;
if(errors === _errs142){
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
}
else {
validate255.errors = [{instancePath:instancePath+"/coupon_codes/" + i8,schemaPath:"#/properties/coupon_codes/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid22 = _errs142 === errors;
if(!valid22){
break;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/coupon_codes",schemaPath:"#/properties/coupon_codes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs140 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_task_generation !== undefined){
const _errs145 = errors;
if(typeof data.enable_task_generation !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_task_generation",schemaPath:"#/properties/enable_task_generation/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs145 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tasks_to_generate !== undefined){
let data63 = data.tasks_to_generate;
const _errs147 = errors;
if(errors === _errs147){
if(Array.isArray(data63)){
var valid23 = true;
const len9 = data63.length;
for(let i9=0; i9<len9; i9++){
let data64 = data63[i9];
const _errs149 = errors;
const _errs150 = errors;
if(errors === _errs150){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
}
else {
validate255.errors = [{instancePath:instancePath+"/tasks_to_generate/" + i9,schemaPath:"document#/components/schemas/GeneratedTask/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid23 = _errs149 === errors;
if(!valid23){
break;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/tasks_to_generate",schemaPath:"#/properties/tasks_to_generate/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs147 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_product_confirmation_email !== undefined){
const _errs153 = errors;
if(typeof data.enable_product_confirmation_email !== "boolean"){
validate255.errors = [{instancePath:instancePath+"/enable_product_confirmation_email",schemaPath:"#/properties/enable_product_confirmation_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs153 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.product_confirmation_email_options !== undefined){
const _errs155 = errors;
if(!(validate260(data.product_confirmation_email_options, {instancePath:instancePath+"/product_confirmation_email_options",parentData:data,parentDataProperty:"product_confirmation_email_options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
var valid0 = _errs155 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs156 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs156 === errors;
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
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
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
if(!(validate255(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate253(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionFeeBatch\"}"] = validate265;
const schema220 = {"$ref":"document#/components/schemas/FunctionFeeBatch"};
const schema221 = {"description":"Operations on function fees.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
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
validate265.errors = [{instancePath,schemaPath:"document#/components/schemas/FunctionFeeBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate265.errors = [{instancePath,schemaPath:"document#/components/schemas/FunctionFeeBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate265.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/FunctionFeeBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate265.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/FunctionFeeBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/FunctionFeeBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate265.errors = [{instancePath,schemaPath:"document#/components/schemas/FunctionFeeBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"function_id\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"function_id\"]}"] = validate266;
const schema222 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"function_id":{"type":"string"}},"required":["tenantId","function_id"]};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.function_id === undefined) && (missing0 = "function_id"))){
validate266.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate266.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate266.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate266.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_id !== undefined){
const _errs3 = errors;
if(typeof data.function_id !== "string"){
validate266.errors = [{instancePath:instancePath+"/function_id",schemaPath:"#/properties/function_id/type",keyword:"type",params:{type: "string"}}];
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
validate266.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":{"tenantId":true,"function_id":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionFeeReplacement\"}"] = validate267;
const schema223 = {"$ref":"document#/components/schemas/FunctionFeeReplacement"};
const schema224 = {"description":"A function fee that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/FunctionFeeFields"}],"additionalProperties":true};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
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
validate268.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate268.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate255(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate268(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionFee\"}"] = validate272;
const schema226 = {"$ref":"document#/components/schemas/FunctionFee"};
const schema227 = {"description":"A function fee.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/FunctionFeeFields"}],"additionalProperties":true};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate255(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate273(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionTicketBody\"}"] = validate277;
const schema228 = {"$ref":"document#/components/schemas/FunctionTicketBody"};
const schema229 = {"description":"A function ticket to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/FunctionTicketFields"}],"additionalProperties":true};
const schema230 = {"description":"The fields of a function ticket.","type":"object","required":["name","event_id","function_id","contact_id"],"properties":{"name":{"type":"string","x-sortable":false,"x-visibility":"author","description":"Name of the ticket holder."},"event_id":{"type":"string","x-refers-to":"events","x-visibility":"author","x-writable-by":"creator","description":"The event that it belongs to. It must be the event of the function and the fee (409 `event_mismatch`)."},"function_id":{"type":"string","x-refers-to":"functions","x-visibility":"author","x-writable-by":"creator","description":"The function that the ticket is for. Selling tickets for a hidden or inactive function needs the permission\n`functionTickets.sellHidden` (409 `not_for_sale`); existing tickets can be changed and cancelled. While the\nfunction or the fee is locked, active tickets cannot be added, moved, cancelled or deleted\n(409 `record_locked`).\n"},"fee_id":{"type":"string","x-refers-to":"functionFees","x-visibility":"author","x-writable-by":"creator","description":"The fee of the ticket. The ticket also counts towards the capacity of the fee. It must be a fee of the function (409 `fee_mismatch`) and active (409 `not_for_sale`, as for the function)."},"contact_id":{"type":"string","x-refers-to":"external:contact","x-visibility":"author","x-owner":"author","description":"Contact record of the ticket holder."},"status":{"$ref":"document#/components/schemas/FunctionTicketStatus","description":"The default for a new ticket is `active`; a PUT without it keeps the current status. Only active tickets count.","x-expected":true,"x-visibility":"author","x-writable-by":"staff"},"meal_option_id":{"type":"string","x-visibility":"author","description":"The chosen meal. If the function has `meal_options`, it must be the `id` of one of them, or its\n`meal_option_id` or `name` if it has no `id` (409 `meal_not_offered`).\n"},"registration_id":{"type":"string","x-refers-to":"external:registration","x-visibility":"author","x-writable-by":"staff","description":"The registration that includes the ticket."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-visibility":"author","x-writable-by":"staff","description":"The organization of the ticket holder."},"order_id":{"type":"string","x-refers-to":"external:order","x-visibility":"staff","description":"The order that pays for it."},"order_line_item_id":{"type":"string","x-refers-to":"external:order line item","description":"The line item of that order."},"notes":{"type":"string","description":"Internal notes, visible only to staff."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues","x-visibility":"staff"}},"additionalProperties":true,"examples":[{"name":"Ada Lovelace","event_id":"event-1","function_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5e91","fee_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5e93","contact_id":"contact-12","status":"active"}]};
const schema231 = {"type":"string","enum":["active","cancelled"],"description":"The default for a new ticket is `active`; a PUT without it keeps the current status. Only active tickets count."};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.function_id === undefined) && (missing0 = "function_id"))) || ((data.contact_id === undefined) && (missing0 = "contact_id"))){
validate280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate280.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs4 = errors;
if(typeof data.event_id !== "string"){
validate280.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_id !== undefined){
const _errs6 = errors;
if(typeof data.function_id !== "string"){
validate280.errors = [{instancePath:instancePath+"/function_id",schemaPath:"#/properties/function_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fee_id !== undefined){
const _errs8 = errors;
if(typeof data.fee_id !== "string"){
validate280.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_id !== undefined){
const _errs10 = errors;
if(typeof data.contact_id !== "string"){
validate280.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate280.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/FunctionTicketStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "active") || (data5 === "cancelled"))){
validate280.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/FunctionTicketStatus/enum",keyword:"enum",params:{allowedValues: schema231.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meal_option_id !== undefined){
const _errs15 = errors;
if(typeof data.meal_option_id !== "string"){
validate280.errors = [{instancePath:instancePath+"/meal_option_id",schemaPath:"#/properties/meal_option_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_id !== undefined){
const _errs17 = errors;
if(typeof data.registration_id !== "string"){
validate280.errors = [{instancePath:instancePath+"/registration_id",schemaPath:"#/properties/registration_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
const _errs19 = errors;
if(typeof data.organization_id !== "string"){
validate280.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_id !== undefined){
const _errs21 = errors;
if(typeof data.order_id !== "string"){
validate280.errors = [{instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_line_item_id !== undefined){
const _errs23 = errors;
if(typeof data.order_line_item_id !== "string"){
validate280.errors = [{instancePath:instancePath+"/order_line_item_id",schemaPath:"#/properties/order_line_item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs25 = errors;
if(typeof data.notes !== "string"){
validate280.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs27 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
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
}
}
}
}
}
}
}
else {
validate280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
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
if(!(validate280(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate278(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionTicketBatch\"}"] = validate284;
const schema232 = {"$ref":"document#/components/schemas/FunctionTicketBatch"};
const schema233 = {"description":"Operations on function tickets.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
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
validate284.errors = [{instancePath,schemaPath:"document#/components/schemas/FunctionTicketBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate284.errors = [{instancePath,schemaPath:"document#/components/schemas/FunctionTicketBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate284.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/FunctionTicketBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate284.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/FunctionTicketBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/FunctionTicketBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate284.errors = [{instancePath,schemaPath:"document#/components/schemas/FunctionTicketBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"eventId\":{\"type\":\"string\"},\"idOfContact\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"eventId\",\"idOfContact\"]}"] = validate285;
const schema234 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"eventId":{"type":"string"},"idOfContact":{"type":"string"}},"required":["tenantId","eventId","idOfContact"]};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.eventId === undefined) && (missing0 = "eventId"))) || ((data.idOfContact === undefined) && (missing0 = "idOfContact"))){
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate285.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate285.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate285.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eventId !== undefined){
const _errs3 = errors;
if(typeof data.eventId !== "string"){
validate285.errors = [{instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idOfContact !== undefined){
const _errs5 = errors;
if(typeof data.idOfContact !== "string"){
validate285.errors = [{instancePath:instancePath+"/idOfContact",schemaPath:"#/properties/idOfContact/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":{"tenantId":true,"eventId":true,"idOfContact":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionTicketReplacement\"}"] = validate286;
const schema235 = {"$ref":"document#/components/schemas/FunctionTicketReplacement"};
const schema236 = {"description":"A function ticket that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/FunctionTicketFields"}],"additionalProperties":true};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
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
validate287.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate287.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate280(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate287(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionTicket\"}"] = validate291;
const schema238 = {"$ref":"document#/components/schemas/FunctionTicket"};
const schema239 = {"description":"A function ticket.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/FunctionTicketFields"}],"additionalProperties":true};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate280(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate292(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionTypeBody\"}"] = validate296;
const schema240 = {"$ref":"document#/components/schemas/FunctionTypeBody"};
const schema241 = {"description":"A function type to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/FunctionTypeFields"}],"additionalProperties":true};
const schema242 = {"description":"The fields of a function type.","type":"object","required":["name"],"properties":{"is_active":{"type":"boolean","description":"Whether the type is in use. If `false`, it is hidden from the public."},"hide_from_portal":{"type":"boolean","description":"Whether it is hidden from the public."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"},"name":{"type":"string","x-visibility":"public","description":"The name of the type, such as \"Workshop\"."}},"additionalProperties":true,"examples":[{"name":"Dinner","is_active":true}]};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
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
validate299.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.is_active !== undefined){
const _errs2 = errors;
if(typeof data.is_active !== "boolean"){
validate299.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hide_from_portal !== undefined){
const _errs4 = errors;
if(typeof data.hide_from_portal !== "boolean"){
validate299.errors = [{instancePath:instancePath+"/hide_from_portal",schemaPath:"#/properties/hide_from_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs6 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs7 = errors;
if(typeof data.name !== "string"){
validate299.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
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
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate297(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionTypeBatch\"}"] = validate303;
const schema243 = {"$ref":"document#/components/schemas/FunctionTypeBatch"};
const schema244 = {"description":"Operations on function types.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
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
validate303.errors = [{instancePath,schemaPath:"document#/components/schemas/FunctionTypeBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate303.errors = [{instancePath,schemaPath:"document#/components/schemas/FunctionTypeBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate303.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/FunctionTypeBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate303.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/FunctionTypeBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate303.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/FunctionTypeBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate303.errors = [{instancePath,schemaPath:"document#/components/schemas/FunctionTypeBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionTypeReplacement\"}"] = validate304;
const schema245 = {"$ref":"document#/components/schemas/FunctionTypeReplacement"};
const schema246 = {"description":"A function type that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/FunctionTypeFields"}],"additionalProperties":true};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
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
validate305.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate305.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate305(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionType\"}"] = validate309;
const schema248 = {"$ref":"document#/components/schemas/FunctionType"};
const schema249 = {"description":"A function type.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/FunctionTypeFields"}],"additionalProperties":true};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate310(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionBody\"}"] = validate314;
const schema250 = {"$ref":"document#/components/schemas/FunctionBody"};
const schema251 = {"description":"A function to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/FunctionFields"}],"additionalProperties":true};
const schema252 = {"description":"The fields of a function.","type":"object","required":["name","event_id"],"properties":{"hide_from_portal":{"type":"boolean","description":"Whether it is hidden from the public. Selling tickets for it then needs the permission `functionTickets.sellHidden`.\nExisting tickets stay valid.\n"},"is_active":{"type":"boolean","description":"If `false`, it is treated as hidden."},"enable_capacity":{"type":"boolean","description":"Whether `capacity_options` limits its tickets."},"capacity_options":{"$ref":"document#/components/schemas/CapacityOptions","x-expected":true,"description":"Expected when `enable_capacity` is true. Without it there is no limit."},"maximum_allowed_tickets":{"type":"number","x-expected":true,"description":"The maximum number of active tickets of one contact, even if the function has no capacity. With 0, contacts\ncannot have any. Lowering it does not remove tickets.\n"},"purchase_restriction":{"type":"string","description":"Who can buy a ticket."},"registration_package_restrictions":{"type":"array","x-expected":true,"description":"Packages that are required to buy. Expected when `purchase_restriction` needs them.","items":{"type":"object","additionalProperties":true}},"enable_meal_options":{"type":"boolean","description":"Whether attendees can choose a meal."},"meal_options":{"type":"array","x-expected":true,"description":"The available meals; any properties. Tickets refer to the `id` of a meal in `meal_option_id`. Expected when `enable_meal_options`\nis true.\n","items":{"type":"object","additionalProperties":true}},"enable_registration_questions":{"type":"boolean","description":"Whether registration asks questions."},"registration_question_options":{"type":"object","x-expected":true,"description":"The questions; any properties. Expected when `enable_registration_questions` is true.","additionalProperties":true},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"},"name":{"type":"string","x-visibility":"public","description":"The name of the function."},"description":{"type":"string","x-visibility":"public","description":"A description for the public."},"event_id":{"type":"string","x-refers-to":"events","x-visibility":"public","description":"The event that it belongs to. It cannot change once the function has tickets, or fees of this event (409\n`event_mismatch`).\n"},"type_id":{"type":"string","x-refers-to":"functionTypes","x-expected":true,"x-visibility":"public","description":"The kind of function."},"start_date":{"type":"string","format":"date-time","x-visibility":"public","x-sortable":true,"description":"When it begins."},"end_date":{"type":"string","format":"date-time","x-visibility":"public","description":"When it ends."},"location":{"type":"string","x-visibility":"public","description":"Where it takes place."},"room_ids":{"type":"array","items":{"type":"string","x-refers-to":"external:room"},"x-visibility":"public","description":"The rooms that it uses."},"display_order":{"type":"number","x-visibility":"public","description":"Position among the functions shown."},"hide_from_schedule":{"type":"boolean","x-visibility":"public","description":"Whether it is shown in the portal but not in the schedule."},"sold_out":{"type":"boolean","x-visibility":"public","description":"Whether the function is sold out; absent without a capacity. Set by the server; values sent by clients are\nignored. A change of this field increases `sys_version`.\n"}},"additionalProperties":true,"examples":[{"name":"Gala dinner","event_id":"event-1","type_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5e90","start_date":"2026-09-17T18:00:00.000Z","end_date":"2026-09-17T22:00:00.000Z","location":"Old Town Hall","enable_capacity":true,"capacity_options":{"capacity":120},"maximum_allowed_tickets":2}]};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))){
validate317.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.hide_from_portal !== undefined){
const _errs2 = errors;
if(typeof data.hide_from_portal !== "boolean"){
validate317.errors = [{instancePath:instancePath+"/hide_from_portal",schemaPath:"#/properties/hide_from_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs4 = errors;
if(typeof data.is_active !== "boolean"){
validate317.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_capacity !== undefined){
const _errs6 = errors;
if(typeof data.enable_capacity !== "boolean"){
validate317.errors = [{instancePath:instancePath+"/enable_capacity",schemaPath:"#/properties/enable_capacity/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capacity_options !== undefined){
let data3 = data.capacity_options;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.capacity === undefined) && (missing1 = "capacity")){
validate317.errors = [{instancePath:instancePath+"/capacity_options",schemaPath:"document#/components/schemas/CapacityOptions/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.capacity !== undefined){
let data4 = data3.capacity;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate317.errors = [{instancePath:instancePath+"/capacity_options/capacity",schemaPath:"document#/components/schemas/CapacityOptions/properties/capacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate317.errors = [{instancePath:instancePath+"/capacity_options/capacity",schemaPath:"document#/components/schemas/CapacityOptions/properties/capacity/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/capacity_options/capacity",schemaPath:"document#/components/schemas/CapacityOptions/properties/capacity/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.enable_wait_list !== undefined){
const _errs14 = errors;
if(typeof data3.enable_wait_list !== "boolean"){
validate317.errors = [{instancePath:instancePath+"/capacity_options/enable_wait_list",schemaPath:"document#/components/schemas/CapacityOptions/properties/enable_wait_list/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.waitlist_process_id !== undefined){
const _errs16 = errors;
if(typeof data3.waitlist_process_id !== "string"){
validate317.errors = [{instancePath:instancePath+"/capacity_options/waitlist_process_id",schemaPath:"document#/components/schemas/CapacityOptions/properties/waitlist_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/capacity_options",schemaPath:"document#/components/schemas/CapacityOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum_allowed_tickets !== undefined){
const _errs18 = errors;
if(!(typeof data.maximum_allowed_tickets == "number")){
validate317.errors = [{instancePath:instancePath+"/maximum_allowed_tickets",schemaPath:"#/properties/maximum_allowed_tickets/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.purchase_restriction !== undefined){
const _errs20 = errors;
if(typeof data.purchase_restriction !== "string"){
validate317.errors = [{instancePath:instancePath+"/purchase_restriction",schemaPath:"#/properties/purchase_restriction/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_package_restrictions !== undefined){
let data9 = data.registration_package_restrictions;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data9)){
var valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs24 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
}
else {
validate317.errors = [{instancePath:instancePath+"/registration_package_restrictions/" + i0,schemaPath:"#/properties/registration_package_restrictions/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/registration_package_restrictions",schemaPath:"#/properties/registration_package_restrictions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_meal_options !== undefined){
const _errs27 = errors;
if(typeof data.enable_meal_options !== "boolean"){
validate317.errors = [{instancePath:instancePath+"/enable_meal_options",schemaPath:"#/properties/enable_meal_options/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meal_options !== undefined){
let data12 = data.meal_options;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data12)){
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs31 = errors;
if(errors === _errs31){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
validate317.errors = [{instancePath:instancePath+"/meal_options/" + i1,schemaPath:"#/properties/meal_options/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs31 === errors;
if(!valid4){
break;
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/meal_options",schemaPath:"#/properties/meal_options/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_registration_questions !== undefined){
const _errs34 = errors;
if(typeof data.enable_registration_questions !== "boolean"){
validate317.errors = [{instancePath:instancePath+"/enable_registration_questions",schemaPath:"#/properties/enable_registration_questions/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_question_options !== undefined){
let data15 = data.registration_question_options;
const _errs36 = errors;
if(errors === _errs36){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
validate317.errors = [{instancePath:instancePath+"/registration_question_options",schemaPath:"#/properties/registration_question_options/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs39 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs40 = errors;
if(typeof data.name !== "string"){
validate317.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs42 = errors;
if(typeof data.description !== "string"){
validate317.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs44 = errors;
if(typeof data.event_id !== "string"){
validate317.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type_id !== undefined){
const _errs46 = errors;
if(typeof data.type_id !== "string"){
validate317.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date !== undefined){
let data21 = data.start_date;
const _errs48 = errors;
if(errors === _errs48){
if(errors === _errs48){
if(typeof data21 === "string"){
if(!(formats6.validate(data21))){
validate317.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate317.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
let data22 = data.end_date;
const _errs50 = errors;
if(errors === _errs50){
if(errors === _errs50){
if(typeof data22 === "string"){
if(!(formats6.validate(data22))){
validate317.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate317.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
const _errs52 = errors;
if(typeof data.location !== "string"){
validate317.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.room_ids !== undefined){
let data24 = data.room_ids;
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data24)){
var valid5 = true;
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
const _errs56 = errors;
if(typeof data24[i2] !== "string"){
validate317.errors = [{instancePath:instancePath+"/room_ids/" + i2,schemaPath:"#/properties/room_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs56 === errors;
if(!valid5){
break;
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/room_ids",schemaPath:"#/properties/room_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_order !== undefined){
const _errs58 = errors;
if(!(typeof data.display_order == "number")){
validate317.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hide_from_schedule !== undefined){
const _errs60 = errors;
if(typeof data.hide_from_schedule !== "boolean"){
validate317.errors = [{instancePath:instancePath+"/hide_from_schedule",schemaPath:"#/properties/hide_from_schedule/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sold_out !== undefined){
const _errs62 = errors;
if(typeof data.sold_out !== "boolean"){
validate317.errors = [{instancePath:instancePath+"/sold_out",schemaPath:"#/properties/sold_out/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs62 === errors;
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
validate317.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
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
if(!(validate317(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate315(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionBatch\"}"] = validate321;
const schema254 = {"$ref":"document#/components/schemas/FunctionBatch"};
const schema255 = {"description":"Operations on functions.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
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
validate321.errors = [{instancePath,schemaPath:"document#/components/schemas/FunctionBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate321.errors = [{instancePath,schemaPath:"document#/components/schemas/FunctionBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate321.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/FunctionBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate321.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/FunctionBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate321.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/FunctionBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate321.errors = [{instancePath,schemaPath:"document#/components/schemas/FunctionBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionSearch\"}"] = validate322;
const schema256 = {"$ref":"document#/components/schemas/FunctionSearch"};
const schema257 = {"description":"All filters must match; without filters, every record matches. An array matches any of its values. Strings match as a\nsubstring, ignoring case.\n","type":"object","properties":{"exclusiveStartKey":{"$ref":"document#/components/schemas/StartKey"},"event_ids":{"$ref":"document#/components/schemas/Ids"},"ids":{"$ref":"document#/components/schemas/Ids"},"type_ids":{"$ref":"document#/components/schemas/Ids"},"location":{"type":"string","description":"Part of the location.","maxLength":1000},"name":{"type":"string","description":"Part of the name.","maxLength":1000},"purchase_restriction":{"type":"string","description":"Part of the `purchase_restriction`.","maxLength":1000},"start_date":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string","format":"date-time","maxLength":1000},"description":"From and to: functions that start between these times, inclusive."}},"additionalProperties":false};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
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
if(!((((((((key0 === "exclusiveStartKey") || (key0 === "event_ids")) || (key0 === "ids")) || (key0 === "type_ids")) || (key0 === "location")) || (key0 === "name")) || (key0 === "purchase_restriction")) || (key0 === "start_date"))){
validate323.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.exclusiveStartKey !== undefined){
const _errs2 = errors;
if(typeof data.exclusiveStartKey !== "string"){
validate323.errors = [{instancePath:instancePath+"/exclusiveStartKey",schemaPath:"document#/components/schemas/StartKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_ids !== undefined){
let data1 = data.event_ids;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
if(data1.length > 100){
validate323.errors = [{instancePath:instancePath+"/event_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate323.errors = [{instancePath:instancePath+"/event_ids/" + i0,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate323.errors = [{instancePath:instancePath+"/event_ids/" + i0,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate323.errors = [{instancePath:instancePath+"/event_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ids !== undefined){
let data3 = data.ids;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 100){
validate323.errors = [{instancePath:instancePath+"/ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate323.errors = [{instancePath:instancePath+"/ids/" + i1,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate323.errors = [{instancePath:instancePath+"/ids/" + i1,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate323.errors = [{instancePath:instancePath+"/ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type_ids !== undefined){
let data5 = data.type_ids;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data5)){
if(data5.length > 100){
validate323.errors = [{instancePath:instancePath+"/type_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate323.errors = [{instancePath:instancePath+"/type_ids/" + i2,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate323.errors = [{instancePath:instancePath+"/type_ids/" + i2,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate323.errors = [{instancePath:instancePath+"/type_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data7 = data.location;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(func0(data7) > 1000){
validate323.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate323.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data8 = data.name;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data8 === "string"){
if(func0(data8) > 1000){
validate323.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate323.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.purchase_restriction !== undefined){
let data9 = data.purchase_restriction;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data9 === "string"){
if(func0(data9) > 1000){
validate323.errors = [{instancePath:instancePath+"/purchase_restriction",schemaPath:"#/properties/purchase_restriction/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate323.errors = [{instancePath:instancePath+"/purchase_restriction",schemaPath:"#/properties/purchase_restriction/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date !== undefined){
let data10 = data.start_date;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data10)){
if(data10.length > 2){
validate323.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data10.length < 2){
validate323.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid8 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data11 === "string"){
if(func0(data11) > 1000){
validate323.errors = [{instancePath:instancePath+"/start_date/" + i3,schemaPath:"#/properties/start_date/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!(formats6.validate(data11))){
validate323.errors = [{instancePath:instancePath+"/start_date/" + i3,schemaPath:"#/properties/start_date/items/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate323.errors = [{instancePath:instancePath+"/start_date/" + i3,schemaPath:"#/properties/start_date/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid8 = _errs28 === errors;
if(!valid8){
break;
}
}
}
}
}
else {
validate323.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs26 === errors;
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
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate323(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/FunctionReplacement\"}"] = validate325;
const schema262 = {"$ref":"document#/components/schemas/FunctionReplacement"};
const schema263 = {"description":"A function that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/FunctionFields"}],"additionalProperties":true};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
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
validate326.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate326.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate317(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/Function\"}"] = validate330;
const schema265 = {"$ref":"document#/components/schemas/Function"};
const schema266 = {"description":"A function.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/FunctionFields"}],"additionalProperties":true};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate317(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate331(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/MiscellaneousEventBody\"}"] = validate335;
const schema267 = {"$ref":"document#/components/schemas/MiscellaneousEventBody"};
const schema268 = {"description":"A miscellaneous event to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/MiscellaneousEventFields"}],"additionalProperties":true};
const schema269 = {"description":"The fields of a miscellaneous event.","type":"object","required":["name","event_id"],"properties":{"hide_from_portal":{"type":"boolean","description":"Whether it is hidden from the public."},"is_active":{"type":"boolean","description":"If `false`, it is hidden from the public."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"},"name":{"type":"string","x-visibility":"public","description":"Its name in the programme."},"description":{"type":"string","x-visibility":"public","description":"A description for the public."},"event_id":{"type":"string","x-refers-to":"events","x-visibility":"public","description":"The event that it belongs to."},"start_date":{"type":"string","format":"date-time","x-expected":true,"x-visibility":"public","description":"When it begins."},"end_date":{"type":"string","format":"date-time","x-expected":true,"x-visibility":"public","description":"When it ends."},"location":{"type":"string","x-visibility":"public","description":"Where it takes place."},"display_order":{"type":"number","format":"float","x-visibility":"public","description":"Position among those shown."}},"additionalProperties":true,"examples":[{"name":"Morning run","event_id":"event-1","start_date":"2026-09-17T05:00:00.000Z","end_date":"2026-09-17T05:45:00.000Z","location":"River bank"}]};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))){
validate338.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.hide_from_portal !== undefined){
const _errs2 = errors;
if(typeof data.hide_from_portal !== "boolean"){
validate338.errors = [{instancePath:instancePath+"/hide_from_portal",schemaPath:"#/properties/hide_from_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs4 = errors;
if(typeof data.is_active !== "boolean"){
validate338.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs6 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs7 = errors;
if(typeof data.name !== "string"){
validate338.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs9 = errors;
if(typeof data.description !== "string"){
validate338.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs11 = errors;
if(typeof data.event_id !== "string"){
validate338.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date !== undefined){
let data6 = data.start_date;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data6 === "string"){
if(!(formats6.validate(data6))){
validate338.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate338.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: "string"}}];
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
if(data.end_date !== undefined){
let data7 = data.end_date;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data7 === "string"){
if(!(formats6.validate(data7))){
validate338.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate338.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: "string"}}];
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
if(data.location !== undefined){
const _errs17 = errors;
if(typeof data.location !== "string"){
validate338.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_order !== undefined){
let data9 = data.display_order;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 == "number"){
if(!(formats0.validate(data9))){
validate338.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate338.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs19 === errors;
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
else {
validate338.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
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
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/MiscellaneousEventBatch\"}"] = validate342;
const schema270 = {"$ref":"document#/components/schemas/MiscellaneousEventBatch"};
const schema271 = {"description":"Operations on miscellaneous events.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
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
validate342.errors = [{instancePath,schemaPath:"document#/components/schemas/MiscellaneousEventBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate342.errors = [{instancePath,schemaPath:"document#/components/schemas/MiscellaneousEventBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate342.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/MiscellaneousEventBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate342.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/MiscellaneousEventBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate342.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/MiscellaneousEventBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate342.errors = [{instancePath,schemaPath:"document#/components/schemas/MiscellaneousEventBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/MiscellaneousEventReplacement\"}"] = validate343;
const schema272 = {"$ref":"document#/components/schemas/MiscellaneousEventReplacement"};
const schema273 = {"description":"A miscellaneous event that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/MiscellaneousEventFields"}],"additionalProperties":true};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
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
validate344.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate344.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate344(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/MiscellaneousEvent\"}"] = validate348;
const schema275 = {"$ref":"document#/components/schemas/MiscellaneousEvent"};
const schema276 = {"description":"A miscellaneous event.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/MiscellaneousEventFields"}],"additionalProperties":true};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate349(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractSubmissionProcessBody\"}"] = validate353;
const schema277 = {"$ref":"document#/components/schemas/AbstractSubmissionProcessBody"};
const schema278 = {"description":"An abstract submission process to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/AbstractSubmissionProcessFields"}],"additionalProperties":true};
const schema279 = {"description":"The fields of an abstract submission process.","type":"object","required":["name"],"properties":{"name":{"type":"string","description":"Name shown to staff."},"event_id":{"type":"string","x-refers-to":"events","x-expected":true,"description":"The event that it belongs to."},"is_active":{"type":"boolean","description":"Whether it is in use. Set `false` to retire it without deleting it."},"show_in_portal":{"type":"boolean","description":"Whether the portal shows it to submitters."},"submissions_open_at":{"type":"string","format":"date-time","description":"Authors can submit from this time on. Staff can submit at any time."},"submissions_close_at":{"type":"string","format":"date-time","description":"From this time on, authors cannot submit, change or delete abstracts (409 `submission_closed`). For an abstract without a type of its event, the latest close of the event's processes applies."},"changeable_after_close":{"type":"array","description":"Fields that the author of an abstract can still change after it closes.","items":{"type":"string"}},"display_order":{"type":"number","description":"Position among the processes shown."},"submission_form_id":{"type":"string","x-refers-to":"external:form","x-expected":true,"description":"The form for the abstract itself."},"max_contact_submissions":{"type":"number","description":"The maximum number of abstracts of one contact."},"max_word_count":{"type":"number","description":"The maximum number of words in an abstract."},"maximum_number_of_co_authors":{"type":"number","description":"The maximum number of co-authors of an abstract."},"maximum_number_of_session_tracks":{"type":"number","description":"The maximum number of tracks of an abstract."},"presenter_quick_add_options":{"type":"object","description":"How a submitter is added; any properties.","additionalProperties":true},"quick_add_contact_options":{"type":"object","description":"How co-authors are added; any properties.","additionalProperties":true},"enable_confirmation_email":{"type":"boolean","description":"Whether `confirmation_email` is enabled."},"confirmation_email":{"$ref":"document#/components/schemas/EmailTemplate","x-expected":true,"description":"The e-mail that is sent when the abstract is received. Expected when `enable_confirmation_email` is true."},"show_contact_form":{"type":"boolean","description":"Whether to show the form of `contact_form_options`."},"contact_form_options":{"$ref":"document#/components/schemas/ContactFormOptions","x-expected":true,"description":"Expected when `show_contact_form` is true."},"show_organization_form":{"type":"boolean","description":"Whether to show the form of `organization_form_options`."},"organization_form_options":{"$ref":"document#/components/schemas/OrganizationFormOptions","x-expected":true,"description":"Expected when `show_organization_form` is true."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true,"examples":[{"name":"Call for talks","event_id":"event-1","is_active":true,"submission_form_id":"form-4","max_word_count":300,"maximum_number_of_co_authors":5}]};

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
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
validate356.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate356.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs4 = errors;
if(typeof data.event_id !== "string"){
validate356.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs6 = errors;
if(typeof data.is_active !== "boolean"){
validate356.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_in_portal !== undefined){
const _errs8 = errors;
if(typeof data.show_in_portal !== "boolean"){
validate356.errors = [{instancePath:instancePath+"/show_in_portal",schemaPath:"#/properties/show_in_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submissions_open_at !== undefined){
let data4 = data.submissions_open_at;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats6.validate(data4))){
validate356.errors = [{instancePath:instancePath+"/submissions_open_at",schemaPath:"#/properties/submissions_open_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/submissions_open_at",schemaPath:"#/properties/submissions_open_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submissions_close_at !== undefined){
let data5 = data.submissions_close_at;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats6.validate(data5))){
validate356.errors = [{instancePath:instancePath+"/submissions_close_at",schemaPath:"#/properties/submissions_close_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/submissions_close_at",schemaPath:"#/properties/submissions_close_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changeable_after_close !== undefined){
let data6 = data.changeable_after_close;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(typeof data6[i0] !== "string"){
validate356.errors = [{instancePath:instancePath+"/changeable_after_close/" + i0,schemaPath:"#/properties/changeable_after_close/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs16 === errors;
if(!valid1){
break;
}
}
}
else {
validate356.errors = [{instancePath:instancePath+"/changeable_after_close",schemaPath:"#/properties/changeable_after_close/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_order !== undefined){
const _errs18 = errors;
if(!(typeof data.display_order == "number")){
validate356.errors = [{instancePath:instancePath+"/display_order",schemaPath:"#/properties/display_order/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submission_form_id !== undefined){
const _errs20 = errors;
if(typeof data.submission_form_id !== "string"){
validate356.errors = [{instancePath:instancePath+"/submission_form_id",schemaPath:"#/properties/submission_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_contact_submissions !== undefined){
const _errs22 = errors;
if(!(typeof data.max_contact_submissions == "number")){
validate356.errors = [{instancePath:instancePath+"/max_contact_submissions",schemaPath:"#/properties/max_contact_submissions/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_word_count !== undefined){
const _errs24 = errors;
if(!(typeof data.max_word_count == "number")){
validate356.errors = [{instancePath:instancePath+"/max_word_count",schemaPath:"#/properties/max_word_count/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum_number_of_co_authors !== undefined){
const _errs26 = errors;
if(!(typeof data.maximum_number_of_co_authors == "number")){
validate356.errors = [{instancePath:instancePath+"/maximum_number_of_co_authors",schemaPath:"#/properties/maximum_number_of_co_authors/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum_number_of_session_tracks !== undefined){
const _errs28 = errors;
if(!(typeof data.maximum_number_of_session_tracks == "number")){
validate356.errors = [{instancePath:instancePath+"/maximum_number_of_session_tracks",schemaPath:"#/properties/maximum_number_of_session_tracks/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presenter_quick_add_options !== undefined){
let data14 = data.presenter_quick_add_options;
const _errs30 = errors;
if(errors === _errs30){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
validate356.errors = [{instancePath:instancePath+"/presenter_quick_add_options",schemaPath:"#/properties/presenter_quick_add_options/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quick_add_contact_options !== undefined){
let data15 = data.quick_add_contact_options;
const _errs33 = errors;
if(errors === _errs33){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
validate356.errors = [{instancePath:instancePath+"/quick_add_contact_options",schemaPath:"#/properties/quick_add_contact_options/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_confirmation_email !== undefined){
const _errs36 = errors;
if(typeof data.enable_confirmation_email !== "boolean"){
validate356.errors = [{instancePath:instancePath+"/enable_confirmation_email",schemaPath:"#/properties/enable_confirmation_email/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmation_email !== undefined){
let data17 = data.confirmation_email;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing1;
if(((data17.body === undefined) && (missing1 = "body")) || ((data17.subject === undefined) && (missing1 = "subject"))){
validate356.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs41 = errors;
for(const key0 in data17){
if(!(((((((key0 === "bcc") || (key0 === "body")) || (key0 === "cc")) || (key0 === "from")) || (key0 === "from_name")) || (key0 === "reply_to")) || (key0 === "subject"))){
validate356.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs41 === errors){
if(data17.bcc !== undefined){
let data18 = data17.bcc;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data18 === "string"){
if(func0(data18) > 10000){
validate356.errors = [{instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/confirmation_email/bcc",schemaPath:"document#/components/schemas/EmailTemplate/properties/bcc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs42 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.body !== undefined){
let data19 = data17.body;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data19 === "string"){
if(func0(data19) > 100000){
validate356.errors = [{instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/confirmation_email/body",schemaPath:"document#/components/schemas/EmailTemplate/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs44 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.cc !== undefined){
let data20 = data17.cc;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data20 === "string"){
if(func0(data20) > 10000){
validate356.errors = [{instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/confirmation_email/cc",schemaPath:"document#/components/schemas/EmailTemplate/properties/cc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs46 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.from !== undefined){
let data21 = data17.from;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data21 === "string"){
if(func0(data21) > 1000){
validate356.errors = [{instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/confirmation_email/from",schemaPath:"document#/components/schemas/EmailTemplate/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs48 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.from_name !== undefined){
let data22 = data17.from_name;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data22 === "string"){
if(func0(data22) > 1000){
validate356.errors = [{instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/confirmation_email/from_name",schemaPath:"document#/components/schemas/EmailTemplate/properties/from_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs50 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.reply_to !== undefined){
let data23 = data17.reply_to;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data23 === "string"){
if(func0(data23) > 1000){
validate356.errors = [{instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/confirmation_email/reply_to",schemaPath:"document#/components/schemas/EmailTemplate/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs52 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.subject !== undefined){
let data24 = data17.subject;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data24 === "string"){
if(func0(data24) > 1000){
validate356.errors = [{instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/confirmation_email/subject",schemaPath:"document#/components/schemas/EmailTemplate/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs54 === errors;
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
validate356.errors = [{instancePath:instancePath+"/confirmation_email",schemaPath:"document#/components/schemas/EmailTemplate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_contact_form !== undefined){
const _errs56 = errors;
if(typeof data.show_contact_form !== "boolean"){
validate356.errors = [{instancePath:instancePath+"/show_contact_form",schemaPath:"#/properties/show_contact_form/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_form_options !== undefined){
let data26 = data.contact_form_options;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing2;
if((data26.contact_form_id === undefined) && (missing2 = "contact_form_id")){
validate356.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs61 = errors;
for(const key1 in data26){
if(!((key1 === "contact_form_id") || (key1 === "html"))){
validate356.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs61 === errors){
if(data26.contact_form_id !== undefined){
const _errs62 = errors;
if(typeof data26.contact_form_id !== "string"){
validate356.errors = [{instancePath:instancePath+"/contact_form_options/contact_form_id",schemaPath:"document#/components/schemas/ContactFormOptions/properties/contact_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs62 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data26.html !== undefined){
const _errs64 = errors;
if(typeof data26.html !== "string"){
validate356.errors = [{instancePath:instancePath+"/contact_form_options/html",schemaPath:"document#/components/schemas/ContactFormOptions/properties/html/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs64 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate356.errors = [{instancePath:instancePath+"/contact_form_options",schemaPath:"document#/components/schemas/ContactFormOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_organization_form !== undefined){
const _errs66 = errors;
if(typeof data.show_organization_form !== "boolean"){
validate356.errors = [{instancePath:instancePath+"/show_organization_form",schemaPath:"#/properties/show_organization_form/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_form_options !== undefined){
let data30 = data.organization_form_options;
const _errs68 = errors;
const _errs69 = errors;
if(errors === _errs69){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing3;
if((data30.organization_form_id === undefined) && (missing3 = "organization_form_id")){
validate356.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs71 = errors;
for(const key2 in data30){
if(!((key2 === "organization_form_id") || (key2 === "html"))){
validate356.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs71 === errors){
if(data30.organization_form_id !== undefined){
const _errs72 = errors;
if(typeof data30.organization_form_id !== "string"){
validate356.errors = [{instancePath:instancePath+"/organization_form_options/organization_form_id",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/organization_form_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs72 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data30.html !== undefined){
const _errs74 = errors;
if(typeof data30.html !== "string"){
validate356.errors = [{instancePath:instancePath+"/organization_form_options/html",schemaPath:"document#/components/schemas/OrganizationFormOptions/properties/html/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs74 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate356.errors = [{instancePath:instancePath+"/organization_form_options",schemaPath:"document#/components/schemas/OrganizationFormOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs76 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs76 === errors;
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
else {
validate356.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
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
if(!(validate356(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate354(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractSubmissionProcessBatch\"}"] = validate360;
const schema283 = {"$ref":"document#/components/schemas/AbstractSubmissionProcessBatch"};
const schema284 = {"description":"Operations on abstract submission processes.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
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
validate360.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractSubmissionProcessBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate360.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractSubmissionProcessBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate360.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractSubmissionProcessBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate360.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractSubmissionProcessBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate360.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractSubmissionProcessBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate360.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractSubmissionProcessBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractSubmissionProcessReplacement\"}"] = validate361;
const schema285 = {"$ref":"document#/components/schemas/AbstractSubmissionProcessReplacement"};
const schema286 = {"description":"An abstract submission process that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/AbstractSubmissionProcessFields"}],"additionalProperties":true};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate362.evaluated;
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
validate362.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate362.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate356(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate362.errors = vErrors;
return errors === 0;
}
validate362.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractSubmissionProcess\"}"] = validate366;
const schema288 = {"$ref":"document#/components/schemas/AbstractSubmissionProcess"};
const schema289 = {"description":"An abstract submission process.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/AbstractSubmissionProcessFields"}],"additionalProperties":true};

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate356(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate366.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate367(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractTypeBody\"}"] = validate371;
const schema290 = {"$ref":"document#/components/schemas/AbstractTypeBody"};
const schema291 = {"description":"An abstract type to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/AbstractTypeFields"}],"additionalProperties":true};
const schema292 = {"description":"The fields of an abstract type.","type":"object","required":["name","event_id"],"properties":{"name":{"type":"string","description":"The name that submitters see, such as \"Talk\"."},"event_id":{"type":"string","x-refers-to":"events","description":"The event that accepts abstracts of this type."},"is_active":{"type":"boolean","description":"Whether it is in use. Set `false` to retire it without deleting it."},"hide_from_portal":{"type":"boolean","description":"Whether the portal hides it."},"display_order":{"type":"number","format":"float","description":"Position among the types shown."},"submission_process_id":{"type":"string","x-refers-to":"abstractSubmissionProcesses","description":"The submission process for abstracts of this type."},"review_process_id":{"type":"string","x-refers-to":"abstractReviewProcesses","description":"The review process. Rounds of other processes cannot be opened for this type."},"approval_process_id":{"type":"string","x-refers-to":"abstractApprovalProcesses","description":"The approval process."},"notes":{"type":"string","description":"Internal notes, visible only to staff."}},"additionalProperties":true,"examples":[{"name":"Talk","event_id":"event-1","is_active":true,"review_process_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5ea2"}]};

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate372.evaluated;
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
if(((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))){
validate372.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractTypeFields/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate372.errors = [{instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.event_id !== undefined){
const _errs7 = errors;
if(typeof data.event_id !== "string"){
validate372.errors = [{instancePath:instancePath+"/event_id",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.is_active !== undefined){
const _errs9 = errors;
if(typeof data.is_active !== "boolean"){
validate372.errors = [{instancePath:instancePath+"/is_active",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.hide_from_portal !== undefined){
const _errs11 = errors;
if(typeof data.hide_from_portal !== "boolean"){
validate372.errors = [{instancePath:instancePath+"/hide_from_portal",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/hide_from_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.display_order !== undefined){
let data4 = data.display_order;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
validate372.errors = [{instancePath:instancePath+"/display_order",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/display_order/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate372.errors = [{instancePath:instancePath+"/display_order",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/display_order/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.submission_process_id !== undefined){
const _errs15 = errors;
if(typeof data.submission_process_id !== "string"){
validate372.errors = [{instancePath:instancePath+"/submission_process_id",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/submission_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.review_process_id !== undefined){
const _errs17 = errors;
if(typeof data.review_process_id !== "string"){
validate372.errors = [{instancePath:instancePath+"/review_process_id",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/review_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.approval_process_id !== undefined){
const _errs19 = errors;
if(typeof data.approval_process_id !== "string"){
validate372.errors = [{instancePath:instancePath+"/approval_process_id",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/approval_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.notes !== undefined){
const _errs21 = errors;
if(typeof data.notes !== "string"){
validate372.errors = [{instancePath:instancePath+"/notes",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs21 === errors;
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
else {
validate372.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractTypeFields/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate372.errors = vErrors;
return errors === 0;
}
validate372.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate372(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractTypeBatch\"}"] = validate375;
const schema293 = {"$ref":"document#/components/schemas/AbstractTypeBatch"};
const schema294 = {"description":"Operations on abstract types.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
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
validate375.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractTypeBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate375.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractTypeBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate375.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractTypeBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate375.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractTypeBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate375.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractTypeBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate375.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractTypeBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractTypeReplacement\"}"] = validate376;
const schema295 = {"$ref":"document#/components/schemas/AbstractTypeReplacement"};
const schema296 = {"description":"An abstract type that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/AbstractTypeFields"}],"additionalProperties":true};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate377.evaluated;
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
validate377.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate377.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
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
if(((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))){
validate377.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractTypeFields/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs10 = errors;
if(typeof data.name !== "string"){
validate377.errors = [{instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.event_id !== undefined){
const _errs12 = errors;
if(typeof data.event_id !== "string"){
validate377.errors = [{instancePath:instancePath+"/event_id",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.is_active !== undefined){
const _errs14 = errors;
if(typeof data.is_active !== "boolean"){
validate377.errors = [{instancePath:instancePath+"/is_active",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.hide_from_portal !== undefined){
const _errs16 = errors;
if(typeof data.hide_from_portal !== "boolean"){
validate377.errors = [{instancePath:instancePath+"/hide_from_portal",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/hide_from_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.display_order !== undefined){
let data5 = data.display_order;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 == "number"){
if(!(formats0.validate(data5))){
validate377.errors = [{instancePath:instancePath+"/display_order",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/display_order/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate377.errors = [{instancePath:instancePath+"/display_order",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/display_order/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.submission_process_id !== undefined){
const _errs20 = errors;
if(typeof data.submission_process_id !== "string"){
validate377.errors = [{instancePath:instancePath+"/submission_process_id",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/submission_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.review_process_id !== undefined){
const _errs22 = errors;
if(typeof data.review_process_id !== "string"){
validate377.errors = [{instancePath:instancePath+"/review_process_id",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/review_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.approval_process_id !== undefined){
const _errs24 = errors;
if(typeof data.approval_process_id !== "string"){
validate377.errors = [{instancePath:instancePath+"/approval_process_id",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/approval_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.notes !== undefined){
const _errs26 = errors;
if(typeof data.notes !== "string"){
validate377.errors = [{instancePath:instancePath+"/notes",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs26 === errors;
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
}
else {
validate377.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractTypeFields/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
}
validate377.errors = vErrors;
return errors === 0;
}
validate377.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate376.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate377(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
errors = vErrors.length;
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractType\"}"] = validate380;
const schema299 = {"$ref":"document#/components/schemas/AbstractType"};
const schema300 = {"description":"An abstract type.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/AbstractTypeFields"}],"additionalProperties":true};

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))){
validate381.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractTypeFields/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate381.errors = [{instancePath:instancePath+"/name",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.event_id !== undefined){
const _errs7 = errors;
if(typeof data.event_id !== "string"){
validate381.errors = [{instancePath:instancePath+"/event_id",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.is_active !== undefined){
const _errs9 = errors;
if(typeof data.is_active !== "boolean"){
validate381.errors = [{instancePath:instancePath+"/is_active",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.hide_from_portal !== undefined){
const _errs11 = errors;
if(typeof data.hide_from_portal !== "boolean"){
validate381.errors = [{instancePath:instancePath+"/hide_from_portal",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/hide_from_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.display_order !== undefined){
let data4 = data.display_order;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 == "number"){
if(!(formats0.validate(data4))){
validate381.errors = [{instancePath:instancePath+"/display_order",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/display_order/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate381.errors = [{instancePath:instancePath+"/display_order",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/display_order/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.submission_process_id !== undefined){
const _errs15 = errors;
if(typeof data.submission_process_id !== "string"){
validate381.errors = [{instancePath:instancePath+"/submission_process_id",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/submission_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.review_process_id !== undefined){
const _errs17 = errors;
if(typeof data.review_process_id !== "string"){
validate381.errors = [{instancePath:instancePath+"/review_process_id",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/review_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.approval_process_id !== undefined){
const _errs19 = errors;
if(typeof data.approval_process_id !== "string"){
validate381.errors = [{instancePath:instancePath+"/approval_process_id",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/approval_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.notes !== undefined){
const _errs21 = errors;
if(typeof data.notes !== "string"){
validate381.errors = [{instancePath:instancePath+"/notes",schemaPath:"document#/components/schemas/AbstractTypeFields/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs21 === errors;
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
else {
validate381.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractTypeFields/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate381(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
errors = vErrors.length;
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractBody\"}"] = validate384;
const schema302 = {"$ref":"document#/components/schemas/AbstractBody"};
const schema303 = {"description":"An abstract to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/AbstractFields"}],"additionalProperties":true};
const schema304 = {"description":"The fields of an abstract.","type":"object","required":["name"],"properties":{"name":{"type":"string","x-sortable":false,"x-visibility":"author","description":"Name of the person whose abstract it is."},"title":{"type":"string","x-expected":true,"x-visibility":"public","description":"Title of the abstract."},"body":{"type":"string","x-expected":true,"x-visibility":"public","description":"The text of the abstract."},"event_id":{"type":"string","x-refers-to":"events","x-expected":true,"x-visibility":"public","x-writable-by":"creator","description":"The event that it is submitted to."},"type_id":{"type":"string","x-refers-to":"abstractTypes","x-expected":true,"x-visibility":"public","x-writable-by":"creator","description":"The kind of abstract."},"number":{"type":"number","x-visibility":"reviewer","description":"A sequential number."},"date":{"type":"string","format":"date-time","x-visibility":"public","x-writable-by":"staff","description":"When it was submitted."},"status":{"type":"string","x-expected":true,"x-visibility":"public","x-writable-by":"staff","description":"Status of the abstract; any string."},"submitter_id":{"type":"string","x-refers-to":"external:contact","x-expected":true,"x-visibility":"author","x-owner":"author","description":"Contact record of the submitter."},"submitting_on_behalf_of_presenter":{"type":"boolean","x-visibility":"author","description":"Whether the presenter is not the submitter."},"main_presenter_id":{"type":"string","x-refers-to":"external:contact","x-visibility":"author","description":"The contact who will present it."},"presenter_info":{"type":"object","x-expected":true,"x-visibility":"author","description":"Details of the presenter; any properties.","additionalProperties":true},"first_name":{"type":"string","x-visibility":"author","description":"Given name of the submitter."},"last_name":{"type":"string","x-visibility":"author","description":"Family name of the submitter."},"email_address":{"type":"string","x-visibility":"author","description":"The submitter's e-mail address."},"job_title":{"type":"string","x-visibility":"author","description":"The submitter's job title."},"city":{"type":"string","x-visibility":"author","description":"City of the submitter."},"state":{"type":"string","x-visibility":"author","description":"State or province of the submitter."},"country":{"type":"string","x-visibility":"author","description":"Country of the submitter."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-visibility":"author","x-writable-by":"creator","description":"The submitter's organization."},"has_co_authors":{"type":"boolean","x-visibility":"author","description":"Whether the abstract has co-authors."},"co_authors":{"type":"array","x-expected":true,"x-visibility":"author","description":"All co-authors. Expected when `has_co_authors` is true.","items":{"$ref":"document#/components/schemas/CoAuthorLink"}},"co_author_1":{"$ref":"document#/components/schemas/CoAuthor","x-visibility":"author","description":"The first co-author, if they are not in `co_authors`."},"co_author_2":{"$ref":"document#/components/schemas/CoAuthor","x-visibility":"author","description":"The second co-author, if they are not in `co_authors`."},"co_author_3":{"$ref":"document#/components/schemas/CoAuthor","x-visibility":"author","description":"The third co-author, if they are not in `co_authors`."},"co_author_4":{"$ref":"document#/components/schemas/CoAuthor","x-visibility":"author","description":"The fourth co-author, if they are not in `co_authors`."},"co_author_5":{"$ref":"document#/components/schemas/CoAuthor","x-visibility":"author","description":"The fifth co-author, if they are not in `co_authors`."},"process_id":{"type":"string","x-visibility":"staff","description":"A process of any kind."},"approval_process_id":{"type":"string","x-refers-to":"abstractApprovalProcesses","x-visibility":"staff","description":"The process in which the presenter confirms the decision."},"review_process_id":{"type":"string","x-refers-to":"abstractReviewProcesses","x-visibility":"reviewer","description":"The review process."},"review_round_id":{"type":"string","x-refers-to":"abstractReviewRounds","x-expected":true,"x-visibility":"reviewer","description":"The current review round. Opening a round sets it."},"round_id":{"type":"string","x-refers-to":"abstractReviewRounds","x-visibility":"reviewer","description":"A second review round."},"review_status":{"$ref":"document#/components/schemas/AbstractReviewStatus","x-visibility":"staff","description":"Outcome of the reviews. Opening a round includes abstracts without it and those that are `pending review`.\n"},"last_review_status_change":{"type":"string","format":"date-time","description":"When `review_status` last changed."},"reviewer_recommendation":{"type":"string","x-visibility":"staff","description":"The joint recommendation of the reviewers; any string."},"reviews_assigned":{"type":"boolean","description":"Whether reviewers are assigned."},"pending_console_review":{"type":"boolean","description":"Whether the reviews are done and a decision by staff is pending."},"average_score":{"type":"number","format":"float","x-visibility":"staff","x-sortable":true,"description":"The mean score, not rounded, of the completed active reviews in the round that was opened last among those\nwith such reviews. Absent if there are none. Once there are such reviews, the server updates this field,\n`total_score` and `round_scores` and ignores values sent by clients; before, it stores those. While the\nabstract is locked, changes that would affect them are rejected.\n"},"total_score":{"type":"number","format":"float","description":"The sum of these scores. Set by the server like `average_score`."},"round_scores":{"type":"array","description":"Scores per round, in order of round id. Set by the server like `average_score`. Each item has `round_id`,\n`average_score`, `total_score` and `number_of_reviews` (completed reviews with a score).\n","items":{"type":"object","additionalProperties":true}},"bucket_id":{"type":"string","x-refers-to":"external:review bucket","x-expected":true,"x-visibility":"staff","description":"The group of reviewers that it is assigned to."},"override_bucket_assignment":{"type":"boolean","description":"Whether to keep the current `bucket_id` instead of assigning one."},"submission_space_id":{"type":"string","x-refers-to":"external:submission space","x-visibility":"author","x-writable-by":"creator","description":"The space in which it was submitted."},"max_contact_submissions":{"type":"number","x-visibility":"staff","description":"The maximum number of abstracts of one contact for the event."},"room_ids":{"type":"array","description":"Rooms that it can take place in.","items":{"type":"string","x-refers-to":"external:room"}},"session_track_ids":{"type":"array","x-visibility":"public","description":"Tracks that it was submitted to.","items":{"type":"string","x-refers-to":"external:session track"}},"session_has_been_generated":{"type":"boolean","description":"Whether a session was created for it."},"notes":{"type":"string","description":"Internal notes, visible only to staff."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues","x-visibility":"author"}},"additionalProperties":true,"examples":[{"name":"Mary Somerville","title":"On the connexion of the sciences","body":"What binds the physical sciences together.","event_id":"event-1","type_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5ea7","status":"submitted","submitter_id":"contact-31","presenter_info":{"field":"physics"},"has_co_authors":true,"co_authors":[{"co_author_contact_id":"contact-32"}],"bucket_id":"bucket-1"}]};
const schema305 = {"description":"A co-author who is a contact.","type":"object","properties":{"co_author_contact_id":{"type":"string","x-refers-to":"external:contact","description":"The contact of the co-author."},"co_author_contact_info":{"type":"object","description":"Details of the co-author; any properties.","additionalProperties":true},"speaker_type_id":{"type":"string","x-refers-to":"external:speaker type","description":"The role in which the co-author speaks."}},"additionalProperties":true};
const schema306 = {"description":"A co-author.","type":"object","properties":{"email_address":{"type":"string","description":"Address for e-mails."},"first_name":{"type":"string","description":"Given name."},"last_name":{"type":"string","description":"Family name."},"phone_number":{"type":"string","description":"Telephone number."},"speaker_type_id":{"type":"string","x-refers-to":"external:speaker type","description":"The role in which the co-author speaks."}},"additionalProperties":true};
const schema311 = {"description":"Outcome of the reviews of an abstract.","type":"string","enum":["pending review","alternate","accepted","declined"]};

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
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
validate387.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate387.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate387.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs6 = errors;
if(typeof data.body !== "string"){
validate387.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs8 = errors;
if(typeof data.event_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type_id !== undefined){
const _errs10 = errors;
if(typeof data.type_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number !== undefined){
const _errs12 = errors;
if(!(typeof data.number == "number")){
validate387.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data6 = data.date;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!(formats6.validate(data6))){
validate387.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate387.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs16 = errors;
if(typeof data.status !== "string"){
validate387.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submitter_id !== undefined){
const _errs18 = errors;
if(typeof data.submitter_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/submitter_id",schemaPath:"#/properties/submitter_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submitting_on_behalf_of_presenter !== undefined){
const _errs20 = errors;
if(typeof data.submitting_on_behalf_of_presenter !== "boolean"){
validate387.errors = [{instancePath:instancePath+"/submitting_on_behalf_of_presenter",schemaPath:"#/properties/submitting_on_behalf_of_presenter/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.main_presenter_id !== undefined){
const _errs22 = errors;
if(typeof data.main_presenter_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/main_presenter_id",schemaPath:"#/properties/main_presenter_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presenter_info !== undefined){
let data11 = data.presenter_info;
const _errs24 = errors;
if(errors === _errs24){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
validate387.errors = [{instancePath:instancePath+"/presenter_info",schemaPath:"#/properties/presenter_info/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_name !== undefined){
const _errs27 = errors;
if(typeof data.first_name !== "string"){
validate387.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_name !== undefined){
const _errs29 = errors;
if(typeof data.last_name !== "string"){
validate387.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_address !== undefined){
const _errs31 = errors;
if(typeof data.email_address !== "string"){
validate387.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.job_title !== undefined){
const _errs33 = errors;
if(typeof data.job_title !== "string"){
validate387.errors = [{instancePath:instancePath+"/job_title",schemaPath:"#/properties/job_title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs35 = errors;
if(typeof data.city !== "string"){
validate387.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs37 = errors;
if(typeof data.state !== "string"){
validate387.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
const _errs39 = errors;
if(typeof data.country !== "string"){
validate387.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
const _errs41 = errors;
if(typeof data.organization_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_co_authors !== undefined){
const _errs43 = errors;
if(typeof data.has_co_authors !== "boolean"){
validate387.errors = [{instancePath:instancePath+"/has_co_authors",schemaPath:"#/properties/has_co_authors/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.co_authors !== undefined){
let data21 = data.co_authors;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data21)){
var valid1 = true;
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.co_author_contact_id !== undefined){
const _errs51 = errors;
if(typeof data22.co_author_contact_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_authors/" + i0+"/co_author_contact_id",schemaPath:"document#/components/schemas/CoAuthorLink/properties/co_author_contact_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs51 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data22.co_author_contact_info !== undefined){
let data24 = data22.co_author_contact_info;
const _errs53 = errors;
if(errors === _errs53){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
}
else {
validate387.errors = [{instancePath:instancePath+"/co_authors/" + i0+"/co_author_contact_info",schemaPath:"document#/components/schemas/CoAuthorLink/properties/co_author_contact_info/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs53 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data22.speaker_type_id !== undefined){
const _errs56 = errors;
if(typeof data22.speaker_type_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_authors/" + i0+"/speaker_type_id",schemaPath:"document#/components/schemas/CoAuthorLink/properties/speaker_type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs56 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate387.errors = [{instancePath:instancePath+"/co_authors/" + i0,schemaPath:"document#/components/schemas/CoAuthorLink/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs47 === errors;
if(!valid1){
break;
}
}
}
else {
validate387.errors = [{instancePath:instancePath+"/co_authors",schemaPath:"#/properties/co_authors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.co_author_1 !== undefined){
let data26 = data.co_author_1;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.email_address !== undefined){
const _errs62 = errors;
if(typeof data26.email_address !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_1/email_address",schemaPath:"document#/components/schemas/CoAuthor/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs62 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data26.first_name !== undefined){
const _errs64 = errors;
if(typeof data26.first_name !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_1/first_name",schemaPath:"document#/components/schemas/CoAuthor/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs64 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data26.last_name !== undefined){
const _errs66 = errors;
if(typeof data26.last_name !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_1/last_name",schemaPath:"document#/components/schemas/CoAuthor/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs66 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data26.phone_number !== undefined){
const _errs68 = errors;
if(typeof data26.phone_number !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_1/phone_number",schemaPath:"document#/components/schemas/CoAuthor/properties/phone_number/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs68 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data26.speaker_type_id !== undefined){
const _errs70 = errors;
if(typeof data26.speaker_type_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_1/speaker_type_id",schemaPath:"document#/components/schemas/CoAuthor/properties/speaker_type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs70 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate387.errors = [{instancePath:instancePath+"/co_author_1",schemaPath:"document#/components/schemas/CoAuthor/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.co_author_2 !== undefined){
let data32 = data.co_author_2;
const _errs72 = errors;
const _errs73 = errors;
if(errors === _errs73){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.email_address !== undefined){
const _errs76 = errors;
if(typeof data32.email_address !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_2/email_address",schemaPath:"document#/components/schemas/CoAuthor/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs76 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data32.first_name !== undefined){
const _errs78 = errors;
if(typeof data32.first_name !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_2/first_name",schemaPath:"document#/components/schemas/CoAuthor/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs78 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data32.last_name !== undefined){
const _errs80 = errors;
if(typeof data32.last_name !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_2/last_name",schemaPath:"document#/components/schemas/CoAuthor/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs80 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data32.phone_number !== undefined){
const _errs82 = errors;
if(typeof data32.phone_number !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_2/phone_number",schemaPath:"document#/components/schemas/CoAuthor/properties/phone_number/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs82 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data32.speaker_type_id !== undefined){
const _errs84 = errors;
if(typeof data32.speaker_type_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_2/speaker_type_id",schemaPath:"document#/components/schemas/CoAuthor/properties/speaker_type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs84 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
validate387.errors = [{instancePath:instancePath+"/co_author_2",schemaPath:"document#/components/schemas/CoAuthor/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.co_author_3 !== undefined){
let data38 = data.co_author_3;
const _errs86 = errors;
const _errs87 = errors;
if(errors === _errs87){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.email_address !== undefined){
const _errs90 = errors;
if(typeof data38.email_address !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_3/email_address",schemaPath:"document#/components/schemas/CoAuthor/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs90 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data38.first_name !== undefined){
const _errs92 = errors;
if(typeof data38.first_name !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_3/first_name",schemaPath:"document#/components/schemas/CoAuthor/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs92 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data38.last_name !== undefined){
const _errs94 = errors;
if(typeof data38.last_name !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_3/last_name",schemaPath:"document#/components/schemas/CoAuthor/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs94 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data38.phone_number !== undefined){
const _errs96 = errors;
if(typeof data38.phone_number !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_3/phone_number",schemaPath:"document#/components/schemas/CoAuthor/properties/phone_number/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs96 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data38.speaker_type_id !== undefined){
const _errs98 = errors;
if(typeof data38.speaker_type_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_3/speaker_type_id",schemaPath:"document#/components/schemas/CoAuthor/properties/speaker_type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs98 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate387.errors = [{instancePath:instancePath+"/co_author_3",schemaPath:"document#/components/schemas/CoAuthor/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.co_author_4 !== undefined){
let data44 = data.co_author_4;
const _errs100 = errors;
const _errs101 = errors;
if(errors === _errs101){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.email_address !== undefined){
const _errs104 = errors;
if(typeof data44.email_address !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_4/email_address",schemaPath:"document#/components/schemas/CoAuthor/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs104 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data44.first_name !== undefined){
const _errs106 = errors;
if(typeof data44.first_name !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_4/first_name",schemaPath:"document#/components/schemas/CoAuthor/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs106 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data44.last_name !== undefined){
const _errs108 = errors;
if(typeof data44.last_name !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_4/last_name",schemaPath:"document#/components/schemas/CoAuthor/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs108 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data44.phone_number !== undefined){
const _errs110 = errors;
if(typeof data44.phone_number !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_4/phone_number",schemaPath:"document#/components/schemas/CoAuthor/properties/phone_number/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs110 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data44.speaker_type_id !== undefined){
const _errs112 = errors;
if(typeof data44.speaker_type_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_4/speaker_type_id",schemaPath:"document#/components/schemas/CoAuthor/properties/speaker_type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs112 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
else {
validate387.errors = [{instancePath:instancePath+"/co_author_4",schemaPath:"document#/components/schemas/CoAuthor/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.co_author_5 !== undefined){
let data50 = data.co_author_5;
const _errs114 = errors;
const _errs115 = errors;
if(errors === _errs115){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.email_address !== undefined){
const _errs118 = errors;
if(typeof data50.email_address !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_5/email_address",schemaPath:"document#/components/schemas/CoAuthor/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs118 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data50.first_name !== undefined){
const _errs120 = errors;
if(typeof data50.first_name !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_5/first_name",schemaPath:"document#/components/schemas/CoAuthor/properties/first_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs120 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data50.last_name !== undefined){
const _errs122 = errors;
if(typeof data50.last_name !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_5/last_name",schemaPath:"document#/components/schemas/CoAuthor/properties/last_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs122 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data50.phone_number !== undefined){
const _errs124 = errors;
if(typeof data50.phone_number !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_5/phone_number",schemaPath:"document#/components/schemas/CoAuthor/properties/phone_number/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs124 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data50.speaker_type_id !== undefined){
const _errs126 = errors;
if(typeof data50.speaker_type_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/co_author_5/speaker_type_id",schemaPath:"document#/components/schemas/CoAuthor/properties/speaker_type_id/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate387.errors = [{instancePath:instancePath+"/co_author_5",schemaPath:"document#/components/schemas/CoAuthor/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs114 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process_id !== undefined){
const _errs128 = errors;
if(typeof data.process_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs128 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approval_process_id !== undefined){
const _errs130 = errors;
if(typeof data.approval_process_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/approval_process_id",schemaPath:"#/properties/approval_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs130 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_process_id !== undefined){
const _errs132 = errors;
if(typeof data.review_process_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/review_process_id",schemaPath:"#/properties/review_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs132 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_round_id !== undefined){
const _errs134 = errors;
if(typeof data.review_round_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/review_round_id",schemaPath:"#/properties/review_round_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs134 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.round_id !== undefined){
const _errs136 = errors;
if(typeof data.round_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/round_id",schemaPath:"#/properties/round_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs136 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_status !== undefined){
let data61 = data.review_status;
const _errs138 = errors;
if(typeof data61 !== "string"){
validate387.errors = [{instancePath:instancePath+"/review_status",schemaPath:"document#/components/schemas/AbstractReviewStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data61 === "pending review") || (data61 === "alternate")) || (data61 === "accepted")) || (data61 === "declined"))){
validate387.errors = [{instancePath:instancePath+"/review_status",schemaPath:"document#/components/schemas/AbstractReviewStatus/enum",keyword:"enum",params:{allowedValues: schema311.enum}}];
return false;
}
var valid0 = _errs138 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_review_status_change !== undefined){
let data62 = data.last_review_status_change;
const _errs141 = errors;
if(errors === _errs141){
if(errors === _errs141){
if(typeof data62 === "string"){
if(!(formats6.validate(data62))){
validate387.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate387.errors = [{instancePath:instancePath+"/last_review_status_change",schemaPath:"#/properties/last_review_status_change/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs141 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewer_recommendation !== undefined){
const _errs143 = errors;
if(typeof data.reviewer_recommendation !== "string"){
validate387.errors = [{instancePath:instancePath+"/reviewer_recommendation",schemaPath:"#/properties/reviewer_recommendation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs143 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviews_assigned !== undefined){
const _errs145 = errors;
if(typeof data.reviews_assigned !== "boolean"){
validate387.errors = [{instancePath:instancePath+"/reviews_assigned",schemaPath:"#/properties/reviews_assigned/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs145 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_console_review !== undefined){
const _errs147 = errors;
if(typeof data.pending_console_review !== "boolean"){
validate387.errors = [{instancePath:instancePath+"/pending_console_review",schemaPath:"#/properties/pending_console_review/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs147 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.average_score !== undefined){
let data66 = data.average_score;
const _errs149 = errors;
if(errors === _errs149){
if(typeof data66 == "number"){
if(!(formats0.validate(data66))){
validate387.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate387.errors = [{instancePath:instancePath+"/average_score",schemaPath:"#/properties/average_score/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs149 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_score !== undefined){
let data67 = data.total_score;
const _errs151 = errors;
if(errors === _errs151){
if(typeof data67 == "number"){
if(!(formats0.validate(data67))){
validate387.errors = [{instancePath:instancePath+"/total_score",schemaPath:"#/properties/total_score/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate387.errors = [{instancePath:instancePath+"/total_score",schemaPath:"#/properties/total_score/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs151 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.round_scores !== undefined){
let data68 = data.round_scores;
const _errs153 = errors;
if(errors === _errs153){
if(Array.isArray(data68)){
var valid15 = true;
const len1 = data68.length;
for(let i1=0; i1<len1; i1++){
let data69 = data68[i1];
const _errs155 = errors;
if(errors === _errs155){
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
}
else {
validate387.errors = [{instancePath:instancePath+"/round_scores/" + i1,schemaPath:"#/properties/round_scores/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid15 = _errs155 === errors;
if(!valid15){
break;
}
}
}
else {
validate387.errors = [{instancePath:instancePath+"/round_scores",schemaPath:"#/properties/round_scores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs153 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket_id !== undefined){
const _errs158 = errors;
if(typeof data.bucket_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs158 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.override_bucket_assignment !== undefined){
const _errs160 = errors;
if(typeof data.override_bucket_assignment !== "boolean"){
validate387.errors = [{instancePath:instancePath+"/override_bucket_assignment",schemaPath:"#/properties/override_bucket_assignment/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs160 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submission_space_id !== undefined){
const _errs162 = errors;
if(typeof data.submission_space_id !== "string"){
validate387.errors = [{instancePath:instancePath+"/submission_space_id",schemaPath:"#/properties/submission_space_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs162 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_contact_submissions !== undefined){
const _errs164 = errors;
if(!(typeof data.max_contact_submissions == "number")){
validate387.errors = [{instancePath:instancePath+"/max_contact_submissions",schemaPath:"#/properties/max_contact_submissions/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs164 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.room_ids !== undefined){
let data74 = data.room_ids;
const _errs166 = errors;
if(errors === _errs166){
if(Array.isArray(data74)){
var valid16 = true;
const len2 = data74.length;
for(let i2=0; i2<len2; i2++){
const _errs168 = errors;
if(typeof data74[i2] !== "string"){
validate387.errors = [{instancePath:instancePath+"/room_ids/" + i2,schemaPath:"#/properties/room_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs168 === errors;
if(!valid16){
break;
}
}
}
else {
validate387.errors = [{instancePath:instancePath+"/room_ids",schemaPath:"#/properties/room_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs166 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_track_ids !== undefined){
let data76 = data.session_track_ids;
const _errs170 = errors;
if(errors === _errs170){
if(Array.isArray(data76)){
var valid17 = true;
const len3 = data76.length;
for(let i3=0; i3<len3; i3++){
const _errs172 = errors;
if(typeof data76[i3] !== "string"){
validate387.errors = [{instancePath:instancePath+"/session_track_ids/" + i3,schemaPath:"#/properties/session_track_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs172 === errors;
if(!valid17){
break;
}
}
}
else {
validate387.errors = [{instancePath:instancePath+"/session_track_ids",schemaPath:"#/properties/session_track_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs170 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_has_been_generated !== undefined){
const _errs174 = errors;
if(typeof data.session_has_been_generated !== "boolean"){
validate387.errors = [{instancePath:instancePath+"/session_has_been_generated",schemaPath:"#/properties/session_has_been_generated/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs174 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs176 = errors;
if(typeof data.notes !== "string"){
validate387.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs176 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs178 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs178 === errors;
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
}
}
}
}
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
validate387.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate385.evaluated;
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
if(!(validate387(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate385.errors = vErrors;
return errors === 0;
}
validate385.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate384.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate385(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
validate384.errors = vErrors;
return errors === 0;
}
validate384.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractBatch\"}"] = validate391;
const schema312 = {"$ref":"document#/components/schemas/AbstractBatch"};
const schema313 = {"description":"Operations on abstracts.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate391.evaluated;
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
validate391.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate391.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate391.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate391.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate391.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/AbstractBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate391.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate391.errors = vErrors;
return errors === 0;
}
validate391.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractSearch\"}"] = validate392;
const schema314 = {"$ref":"document#/components/schemas/AbstractSearch"};
const schema315 = {"description":"All filters must match; without filters, every record matches. An array matches any of its values. Strings match as a\nsubstring, ignoring case. `review_status` must match exactly; `email_address` must match in full, ignoring case.\n","type":"object","properties":{"exclusiveStartKey":{"$ref":"document#/components/schemas/StartKey"},"ids":{"$ref":"document#/components/schemas/Ids"},"event_ids":{"$ref":"document#/components/schemas/Ids"},"type_ids":{"$ref":"document#/components/schemas/Ids"},"review_round_ids":{"$ref":"document#/components/schemas/Ids"},"review_process_ids":{"$ref":"document#/components/schemas/Ids"},"submitter_ids":{"$ref":"document#/components/schemas/Ids"},"review_status":{"$ref":"document#/components/schemas/AbstractReviewStatus","description":"Only abstracts with this `review_status`."},"status":{"type":"string","description":"Part of the `status`.","maxLength":1000},"title":{"type":"string","description":"Part of the title.","maxLength":1000},"name":{"type":"string","description":"Part of the name of the person whose abstract it is.","maxLength":1000},"email_address":{"type":"string","description":"The submitter's full e-mail address, ignoring case.","maxLength":1000}},"additionalProperties":false};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate393.evaluated;
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
if(!(func71.call(schema315.properties, key0))){
validate393.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.exclusiveStartKey !== undefined){
const _errs2 = errors;
if(typeof data.exclusiveStartKey !== "string"){
validate393.errors = [{instancePath:instancePath+"/exclusiveStartKey",schemaPath:"document#/components/schemas/StartKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ids !== undefined){
let data1 = data.ids;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
if(data1.length > 100){
validate393.errors = [{instancePath:instancePath+"/ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate393.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate393.errors = [{instancePath:instancePath+"/ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_ids !== undefined){
let data3 = data.event_ids;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 100){
validate393.errors = [{instancePath:instancePath+"/event_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate393.errors = [{instancePath:instancePath+"/event_ids/" + i1,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/event_ids/" + i1,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate393.errors = [{instancePath:instancePath+"/event_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type_ids !== undefined){
let data5 = data.type_ids;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data5)){
if(data5.length > 100){
validate393.errors = [{instancePath:instancePath+"/type_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate393.errors = [{instancePath:instancePath+"/type_ids/" + i2,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/type_ids/" + i2,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate393.errors = [{instancePath:instancePath+"/type_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_round_ids !== undefined){
let data7 = data.review_round_ids;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data7)){
if(data7.length > 100){
validate393.errors = [{instancePath:instancePath+"/review_round_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate393.errors = [{instancePath:instancePath+"/review_round_ids/" + i3,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/review_round_ids/" + i3,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate393.errors = [{instancePath:instancePath+"/review_round_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_process_ids !== undefined){
let data9 = data.review_process_ids;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data9)){
if(data9.length > 100){
validate393.errors = [{instancePath:instancePath+"/review_process_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate393.errors = [{instancePath:instancePath+"/review_process_ids/" + i4,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/review_process_ids/" + i4,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate393.errors = [{instancePath:instancePath+"/review_process_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submitter_ids !== undefined){
let data11 = data.submitter_ids;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data11)){
if(data11.length > 100){
validate393.errors = [{instancePath:instancePath+"/submitter_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate393.errors = [{instancePath:instancePath+"/submitter_ids/" + i5,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/submitter_ids/" + i5,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate393.errors = [{instancePath:instancePath+"/submitter_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.review_status !== undefined){
let data13 = data.review_status;
const _errs35 = errors;
if(typeof data13 !== "string"){
validate393.errors = [{instancePath:instancePath+"/review_status",schemaPath:"document#/components/schemas/AbstractReviewStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data13 === "pending review") || (data13 === "alternate")) || (data13 === "accepted")) || (data13 === "declined"))){
validate393.errors = [{instancePath:instancePath+"/review_status",schemaPath:"document#/components/schemas/AbstractReviewStatus/enum",keyword:"enum",params:{allowedValues: schema311.enum}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data14 = data.status;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data14 === "string"){
if(func0(data14) > 1000){
validate393.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data15 = data.title;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data15 === "string"){
if(func0(data15) > 1000){
validate393.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data16 = data.name;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data16 === "string"){
if(func0(data16) > 1000){
validate393.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate393.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
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
else {
validate393.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate393.errors = vErrors;
return errors === 0;
}
validate393.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate392.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate393(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
errors = vErrors.length;
}
validate392.errors = vErrors;
return errors === 0;
}
validate392.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"id\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"id\"]}"] = validate395;
const schema324 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"id":{"type":"string"}},"required":["tenantId","id"]};

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
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
validate395.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate395.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate395.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate395.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
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
const _errs3 = errors;
if(typeof data.id !== "string"){
validate395.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate395.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"props":{"tenantId":true,"id":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractFilter\"}"] = validate396;
const schema325 = {"$ref":"document#/components/schemas/AbstractFilter"};
const schema326 = {"description":"Filters the abstracts.","type":"object","properties":{"status":{"type":"string","description":"Only abstracts with exactly this `status`.","maxLength":1000}},"additionalProperties":false};

function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate396.evaluated;
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
if(!(key0 === "status")){
validate396.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractFilter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
validate396.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/AbstractFilter/properties/status/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate396.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/AbstractFilter/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate396.errors = [{instancePath,schemaPath:"document#/components/schemas/AbstractFilter/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate396.errors = vErrors;
return errors === 0;
}
validate396.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/AbstractReplacement\"}"] = validate397;
const schema327 = {"$ref":"document#/components/schemas/AbstractReplacement"};
const schema328 = {"description":"An abstract that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/AbstractFields"}],"additionalProperties":true};

function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate398.evaluated;
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
validate398.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate398.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate387(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate398.errors = vErrors;
return errors === 0;
}
validate398.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate397.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate398(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
errors = vErrors.length;
}
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/Abstract\"}"] = validate402;
const schema330 = {"$ref":"document#/components/schemas/Abstract"};
const schema331 = {"description":"An abstract.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/AbstractFields"}],"additionalProperties":true};

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate387(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate403.errors = vErrors;
return errors === 0;
}
validate403.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate402.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate403(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
validate402.errors = vErrors;
return errors === 0;
}
validate402.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/EventBody\"}"] = validate407;
const schema332 = {"$ref":"document#/components/schemas/EventBody"};
const schema333 = {"description":"An event to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/EventFields"}],"additionalProperties":true};
const schema334 = {"description":"The fields of an event.","type":"object","required":["name"],"properties":{"name":{"type":"string","description":"The name of the event."},"description":{"type":"string","description":"What the event is about."},"type_id":{"type":"string","x-refers-to":"external:event type","x-expected":true,"description":"The kind of event."},"url":{"type":"string","x-expected":true,"description":"URL of the event."},"start_date":{"type":"string","format":"date-time","x-expected":true,"x-sortable":true,"description":"When the event begins."},"end_date":{"type":"string","format":"date-time","x-expected":true,"description":"When the event ends."},"timezone":{"type":"string","x-expected":true,"description":"The time zone of its dates, such as `Europe/Paris`."},"timezone_abbreviation":{"type":"string","description":"The abbreviation on the day the event starts."},"timezone_mode":{"$ref":"document#/components/schemas/EventTimezoneMode","description":"`local`: dates are shown in the viewer's time zone. `specific timezone`: in `timezone`."},"timezone_offset":{"type":"number","description":"The offset from UTC in minutes when the event starts."},"venue_id":{"type":"string","x-refers-to":"external:venue","description":"Where it takes place."},"address":{"$ref":"document#/components/schemas/EventAddress","description":"Where the event takes place."},"business_unit_id":{"type":"string","x-refers-to":"external:business unit","description":"The business unit that it belongs to."},"chapter_id":{"type":"string","x-refers-to":"external:chapter","description":"The chapter that organizes it, if any."},"cloned_from_id":{"type":"string","x-refers-to":"events","description":"The event it was copied from."},"previous_event_id":{"type":"string","x-refers-to":"events","description":"The previous edition of the event, for comparison."},"enable_capacity":{"type":"boolean","description":"Whether the capacity of `capacity_options` applies."},"capacity_options":{"$ref":"document#/components/schemas/EventCapacityOptions","x-expected":true,"description":"The capacity for registrations. It does not apply to tickets of functions. Expected when `enable_capacity` is true."},"sold_out":{"type":"boolean","description":"Whether the event is sold out."},"registration_deadlines":{"type":"array","items":{"type":"object","additionalProperties":true},"description":"Any properties."},"enable_abstracts":{"type":"boolean","description":"Whether abstracts can be submitted."},"enable_components":{"type":"boolean","description":"Whether the event has conferences within it."},"enable_courses":{"type":"boolean","description":"Whether courses can be sold."},"enable_documents":{"type":"boolean","description":"Whether the event has documents."},"enable_exhibitors":{"type":"boolean","description":"Whether the event has exhibitors."},"enable_functions":{"type":"boolean","description":"Whether the event has functions, such as dinners and workshops."},"enable_logistics":{"type":"boolean","description":"Whether the event has logistics."},"enable_onsite":{"type":"boolean","description":"Whether the event has on-site check-in and kiosks."},"enable_registration":{"type":"boolean","description":"Whether people can register online."},"enable_sessions":{"type":"boolean","description":"Whether the event has sessions."},"enable_sponsors":{"type":"boolean","description":"Whether the event has sponsors."},"enable_volunteers":{"type":"boolean","description":"Whether the event has volunteers."},"restrict_console_access":{"type":"boolean","description":"Whether only some of the staff can see it."},"console_access_options":{"$ref":"document#/components/schemas/EventConsoleAccessOptions","description":"The staff who can see it. Expected when `restrict_console_access` is true.","x-expected":true},"visible_in_portal":{"type":"boolean","description":"Whether the portal shows the event."},"date_to_remove_from_portal":{"type":"string","format":"date-time","description":"When the portal stops showing it, usually at its end."},"featured":{"type":"boolean","description":"Whether the portal features it."},"featured_from":{"type":"string","format":"date-time","description":"When the portal starts to feature it."},"featured_until":{"type":"string","format":"date-time","description":"When the portal stops featuring it."},"site_mode":{"$ref":"document#/components/schemas/EventSiteMode","description":"How its website is hosted."},"portal_integrated_events_options":{"type":"object","description":"For hosting in the portal; any properties.","additionalProperties":true},"masthead_image_uri":{"type":"string","description":"URL of the image at the top of its pages."},"do_not_stretch_masthead":{"type":"boolean","description":"Whether the masthead keeps its size."},"thumbnail_image_uri":{"type":"string","description":"URL of the image for lists of events."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true,"examples":[{"name":"Annual meeting 2026","type_id":"type-1","url":"https://example.org/annual-meeting","start_date":"2026-09-16T07:00:00.000Z","end_date":"2026-09-18T16:00:00.000Z","timezone":"Europe/Vienna","enable_functions":true}]};
const schema335 = {"type":"string","enum":["local","specific timezone"],"description":"`local`: dates are shown in the viewer's time zone. `specific timezone`: in `timezone`."};
const schema336 = {"description":"A postal address with its coordinates.","type":"object","properties":{"line1":{"type":"string","description":"Street and number."},"line2":{"type":"string","description":"A second line."},"line3":{"type":"string","description":"A third line."},"city":{"type":"string","description":"City."},"state":{"type":"string","description":"State or province."},"postal_code":{"type":"string","description":"Postal code."},"county":{"type":"string","description":"County."},"country":{"type":"string","description":"Country code."},"country_name":{"type":"string","description":"Country name."},"latitude":{"type":"number","description":"Latitude in degrees."},"longitude":{"type":"number","description":"Longitude in degrees."},"time_zone_id":{"type":"string","description":"Time zone at the address."}},"additionalProperties":true};
const schema337 = {"description":"The capacity for registrations.","type":"object","required":["capacity"],"properties":{"capacity":{"type":"number","format":"float","minimum":0,"description":"The maximum number of attendees."},"enable_wait_list":{"type":"boolean","description":"Whether there is a waiting list."},"text_to_display_when_sold_out":{"type":"string","description":"The text that the portal shows when the event is sold out."},"waitlist_process_id":{"type":"string","x-refers-to":"external:waitlist process","description":"The process for the waiting list."}},"additionalProperties":true};
const schema338 = {"type":"object","description":"The staff who can see it. Expected when `restrict_console_access` is true.","properties":{"administrator_security_role_ids":{"type":"array","items":{"type":"string"},"description":"Roles that can manage the event."}},"additionalProperties":true};
const schema339 = {"type":"string","enum":["microsite","portal integrated","external","none"],"description":"How its website is hosted."};

function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate410.evaluated;
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
validate410.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate410.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
validate410.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type_id !== undefined){
const _errs6 = errors;
if(typeof data.type_id !== "string"){
validate410.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs8 = errors;
if(typeof data.url !== "string"){
validate410.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date !== undefined){
let data4 = data.start_date;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats6.validate(data4))){
validate410.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate410.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
let data5 = data.end_date;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats6.validate(data5))){
validate410.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate410.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone !== undefined){
const _errs14 = errors;
if(typeof data.timezone !== "string"){
validate410.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone_abbreviation !== undefined){
const _errs16 = errors;
if(typeof data.timezone_abbreviation !== "string"){
validate410.errors = [{instancePath:instancePath+"/timezone_abbreviation",schemaPath:"#/properties/timezone_abbreviation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone_mode !== undefined){
let data8 = data.timezone_mode;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate410.errors = [{instancePath:instancePath+"/timezone_mode",schemaPath:"document#/components/schemas/EventTimezoneMode/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data8 === "local") || (data8 === "specific timezone"))){
validate410.errors = [{instancePath:instancePath+"/timezone_mode",schemaPath:"document#/components/schemas/EventTimezoneMode/enum",keyword:"enum",params:{allowedValues: schema335.enum}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone_offset !== undefined){
const _errs21 = errors;
if(!(typeof data.timezone_offset == "number")){
validate410.errors = [{instancePath:instancePath+"/timezone_offset",schemaPath:"#/properties/timezone_offset/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.venue_id !== undefined){
const _errs23 = errors;
if(typeof data.venue_id !== "string"){
validate410.errors = [{instancePath:instancePath+"/venue_id",schemaPath:"#/properties/venue_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data11 = data.address;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.line1 !== undefined){
const _errs29 = errors;
if(typeof data11.line1 !== "string"){
validate410.errors = [{instancePath:instancePath+"/address/line1",schemaPath:"document#/components/schemas/EventAddress/properties/line1/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.line2 !== undefined){
const _errs31 = errors;
if(typeof data11.line2 !== "string"){
validate410.errors = [{instancePath:instancePath+"/address/line2",schemaPath:"document#/components/schemas/EventAddress/properties/line2/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.line3 !== undefined){
const _errs33 = errors;
if(typeof data11.line3 !== "string"){
validate410.errors = [{instancePath:instancePath+"/address/line3",schemaPath:"document#/components/schemas/EventAddress/properties/line3/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.city !== undefined){
const _errs35 = errors;
if(typeof data11.city !== "string"){
validate410.errors = [{instancePath:instancePath+"/address/city",schemaPath:"document#/components/schemas/EventAddress/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs35 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.state !== undefined){
const _errs37 = errors;
if(typeof data11.state !== "string"){
validate410.errors = [{instancePath:instancePath+"/address/state",schemaPath:"document#/components/schemas/EventAddress/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.postal_code !== undefined){
const _errs39 = errors;
if(typeof data11.postal_code !== "string"){
validate410.errors = [{instancePath:instancePath+"/address/postal_code",schemaPath:"document#/components/schemas/EventAddress/properties/postal_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs39 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.county !== undefined){
const _errs41 = errors;
if(typeof data11.county !== "string"){
validate410.errors = [{instancePath:instancePath+"/address/county",schemaPath:"document#/components/schemas/EventAddress/properties/county/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs41 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.country !== undefined){
const _errs43 = errors;
if(typeof data11.country !== "string"){
validate410.errors = [{instancePath:instancePath+"/address/country",schemaPath:"document#/components/schemas/EventAddress/properties/country/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs43 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.country_name !== undefined){
const _errs45 = errors;
if(typeof data11.country_name !== "string"){
validate410.errors = [{instancePath:instancePath+"/address/country_name",schemaPath:"document#/components/schemas/EventAddress/properties/country_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs45 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.latitude !== undefined){
const _errs47 = errors;
if(!(typeof data11.latitude == "number")){
validate410.errors = [{instancePath:instancePath+"/address/latitude",schemaPath:"document#/components/schemas/EventAddress/properties/latitude/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs47 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.longitude !== undefined){
const _errs49 = errors;
if(!(typeof data11.longitude == "number")){
validate410.errors = [{instancePath:instancePath+"/address/longitude",schemaPath:"document#/components/schemas/EventAddress/properties/longitude/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs49 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.time_zone_id !== undefined){
const _errs51 = errors;
if(typeof data11.time_zone_id !== "string"){
validate410.errors = [{instancePath:instancePath+"/address/time_zone_id",schemaPath:"document#/components/schemas/EventAddress/properties/time_zone_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs51 === errors;
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
}
}
}
else {
validate410.errors = [{instancePath:instancePath+"/address",schemaPath:"document#/components/schemas/EventAddress/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.business_unit_id !== undefined){
const _errs53 = errors;
if(typeof data.business_unit_id !== "string"){
validate410.errors = [{instancePath:instancePath+"/business_unit_id",schemaPath:"#/properties/business_unit_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chapter_id !== undefined){
const _errs55 = errors;
if(typeof data.chapter_id !== "string"){
validate410.errors = [{instancePath:instancePath+"/chapter_id",schemaPath:"#/properties/chapter_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cloned_from_id !== undefined){
const _errs57 = errors;
if(typeof data.cloned_from_id !== "string"){
validate410.errors = [{instancePath:instancePath+"/cloned_from_id",schemaPath:"#/properties/cloned_from_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_event_id !== undefined){
const _errs59 = errors;
if(typeof data.previous_event_id !== "string"){
validate410.errors = [{instancePath:instancePath+"/previous_event_id",schemaPath:"#/properties/previous_event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_capacity !== undefined){
const _errs61 = errors;
if(typeof data.enable_capacity !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_capacity",schemaPath:"#/properties/enable_capacity/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capacity_options !== undefined){
let data29 = data.capacity_options;
const _errs63 = errors;
const _errs64 = errors;
if(errors === _errs64){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing1;
if((data29.capacity === undefined) && (missing1 = "capacity")){
validate410.errors = [{instancePath:instancePath+"/capacity_options",schemaPath:"document#/components/schemas/EventCapacityOptions/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data29.capacity !== undefined){
let data30 = data29.capacity;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data30 == "number"){
if(data30 < 0 || isNaN(data30)){
validate410.errors = [{instancePath:instancePath+"/capacity_options/capacity",schemaPath:"document#/components/schemas/EventCapacityOptions/properties/capacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(!(formats0.validate(data30))){
validate410.errors = [{instancePath:instancePath+"/capacity_options/capacity",schemaPath:"document#/components/schemas/EventCapacityOptions/properties/capacity/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
}
else {
validate410.errors = [{instancePath:instancePath+"/capacity_options/capacity",schemaPath:"document#/components/schemas/EventCapacityOptions/properties/capacity/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs67 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data29.enable_wait_list !== undefined){
const _errs69 = errors;
if(typeof data29.enable_wait_list !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/capacity_options/enable_wait_list",schemaPath:"document#/components/schemas/EventCapacityOptions/properties/enable_wait_list/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid5 = _errs69 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data29.text_to_display_when_sold_out !== undefined){
const _errs71 = errors;
if(typeof data29.text_to_display_when_sold_out !== "string"){
validate410.errors = [{instancePath:instancePath+"/capacity_options/text_to_display_when_sold_out",schemaPath:"document#/components/schemas/EventCapacityOptions/properties/text_to_display_when_sold_out/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs71 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data29.waitlist_process_id !== undefined){
const _errs73 = errors;
if(typeof data29.waitlist_process_id !== "string"){
validate410.errors = [{instancePath:instancePath+"/capacity_options/waitlist_process_id",schemaPath:"document#/components/schemas/EventCapacityOptions/properties/waitlist_process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs73 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate410.errors = [{instancePath:instancePath+"/capacity_options",schemaPath:"document#/components/schemas/EventCapacityOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sold_out !== undefined){
const _errs75 = errors;
if(typeof data.sold_out !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/sold_out",schemaPath:"#/properties/sold_out/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_deadlines !== undefined){
let data35 = data.registration_deadlines;
const _errs77 = errors;
if(errors === _errs77){
if(Array.isArray(data35)){
var valid6 = true;
const len0 = data35.length;
for(let i0=0; i0<len0; i0++){
let data36 = data35[i0];
const _errs79 = errors;
if(errors === _errs79){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
}
else {
validate410.errors = [{instancePath:instancePath+"/registration_deadlines/" + i0,schemaPath:"#/properties/registration_deadlines/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs79 === errors;
if(!valid6){
break;
}
}
}
else {
validate410.errors = [{instancePath:instancePath+"/registration_deadlines",schemaPath:"#/properties/registration_deadlines/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_abstracts !== undefined){
const _errs82 = errors;
if(typeof data.enable_abstracts !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_abstracts",schemaPath:"#/properties/enable_abstracts/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_components !== undefined){
const _errs84 = errors;
if(typeof data.enable_components !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_components",schemaPath:"#/properties/enable_components/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_courses !== undefined){
const _errs86 = errors;
if(typeof data.enable_courses !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_courses",schemaPath:"#/properties/enable_courses/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_documents !== undefined){
const _errs88 = errors;
if(typeof data.enable_documents !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_documents",schemaPath:"#/properties/enable_documents/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_exhibitors !== undefined){
const _errs90 = errors;
if(typeof data.enable_exhibitors !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_exhibitors",schemaPath:"#/properties/enable_exhibitors/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_functions !== undefined){
const _errs92 = errors;
if(typeof data.enable_functions !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_functions",schemaPath:"#/properties/enable_functions/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_logistics !== undefined){
const _errs94 = errors;
if(typeof data.enable_logistics !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_logistics",schemaPath:"#/properties/enable_logistics/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_onsite !== undefined){
const _errs96 = errors;
if(typeof data.enable_onsite !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_onsite",schemaPath:"#/properties/enable_onsite/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_registration !== undefined){
const _errs98 = errors;
if(typeof data.enable_registration !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_registration",schemaPath:"#/properties/enable_registration/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_sessions !== undefined){
const _errs100 = errors;
if(typeof data.enable_sessions !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_sessions",schemaPath:"#/properties/enable_sessions/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_sponsors !== undefined){
const _errs102 = errors;
if(typeof data.enable_sponsors !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_sponsors",schemaPath:"#/properties/enable_sponsors/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs102 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_volunteers !== undefined){
const _errs104 = errors;
if(typeof data.enable_volunteers !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/enable_volunteers",schemaPath:"#/properties/enable_volunteers/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restrict_console_access !== undefined){
const _errs106 = errors;
if(typeof data.restrict_console_access !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/restrict_console_access",schemaPath:"#/properties/restrict_console_access/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs106 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.console_access_options !== undefined){
let data50 = data.console_access_options;
const _errs108 = errors;
const _errs109 = errors;
if(errors === _errs109){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.administrator_security_role_ids !== undefined){
let data51 = data50.administrator_security_role_ids;
const _errs112 = errors;
if(errors === _errs112){
if(Array.isArray(data51)){
var valid9 = true;
const len1 = data51.length;
for(let i1=0; i1<len1; i1++){
const _errs114 = errors;
if(typeof data51[i1] !== "string"){
validate410.errors = [{instancePath:instancePath+"/console_access_options/administrator_security_role_ids/" + i1,schemaPath:"document#/components/schemas/EventConsoleAccessOptions/properties/administrator_security_role_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs114 === errors;
if(!valid9){
break;
}
}
}
else {
validate410.errors = [{instancePath:instancePath+"/console_access_options/administrator_security_role_ids",schemaPath:"document#/components/schemas/EventConsoleAccessOptions/properties/administrator_security_role_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
validate410.errors = [{instancePath:instancePath+"/console_access_options",schemaPath:"document#/components/schemas/EventConsoleAccessOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs108 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible_in_portal !== undefined){
const _errs116 = errors;
if(typeof data.visible_in_portal !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/visible_in_portal",schemaPath:"#/properties/visible_in_portal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs116 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date_to_remove_from_portal !== undefined){
let data54 = data.date_to_remove_from_portal;
const _errs118 = errors;
if(errors === _errs118){
if(errors === _errs118){
if(typeof data54 === "string"){
if(!(formats6.validate(data54))){
validate410.errors = [{instancePath:instancePath+"/date_to_remove_from_portal",schemaPath:"#/properties/date_to_remove_from_portal/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate410.errors = [{instancePath:instancePath+"/date_to_remove_from_portal",schemaPath:"#/properties/date_to_remove_from_portal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs118 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.featured !== undefined){
const _errs120 = errors;
if(typeof data.featured !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/featured",schemaPath:"#/properties/featured/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs120 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.featured_from !== undefined){
let data56 = data.featured_from;
const _errs122 = errors;
if(errors === _errs122){
if(errors === _errs122){
if(typeof data56 === "string"){
if(!(formats6.validate(data56))){
validate410.errors = [{instancePath:instancePath+"/featured_from",schemaPath:"#/properties/featured_from/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate410.errors = [{instancePath:instancePath+"/featured_from",schemaPath:"#/properties/featured_from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs122 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.featured_until !== undefined){
let data57 = data.featured_until;
const _errs124 = errors;
if(errors === _errs124){
if(errors === _errs124){
if(typeof data57 === "string"){
if(!(formats6.validate(data57))){
validate410.errors = [{instancePath:instancePath+"/featured_until",schemaPath:"#/properties/featured_until/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate410.errors = [{instancePath:instancePath+"/featured_until",schemaPath:"#/properties/featured_until/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs124 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.site_mode !== undefined){
let data58 = data.site_mode;
const _errs126 = errors;
if(typeof data58 !== "string"){
validate410.errors = [{instancePath:instancePath+"/site_mode",schemaPath:"document#/components/schemas/EventSiteMode/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data58 === "microsite") || (data58 === "portal integrated")) || (data58 === "external")) || (data58 === "none"))){
validate410.errors = [{instancePath:instancePath+"/site_mode",schemaPath:"document#/components/schemas/EventSiteMode/enum",keyword:"enum",params:{allowedValues: schema339.enum}}];
return false;
}
var valid0 = _errs126 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.portal_integrated_events_options !== undefined){
let data59 = data.portal_integrated_events_options;
const _errs129 = errors;
if(errors === _errs129){
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
}
else {
validate410.errors = [{instancePath:instancePath+"/portal_integrated_events_options",schemaPath:"#/properties/portal_integrated_events_options/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs129 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.masthead_image_uri !== undefined){
const _errs132 = errors;
if(typeof data.masthead_image_uri !== "string"){
validate410.errors = [{instancePath:instancePath+"/masthead_image_uri",schemaPath:"#/properties/masthead_image_uri/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs132 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.do_not_stretch_masthead !== undefined){
const _errs134 = errors;
if(typeof data.do_not_stretch_masthead !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/do_not_stretch_masthead",schemaPath:"#/properties/do_not_stretch_masthead/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs134 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnail_image_uri !== undefined){
const _errs136 = errors;
if(typeof data.thumbnail_image_uri !== "string"){
validate410.errors = [{instancePath:instancePath+"/thumbnail_image_uri",schemaPath:"#/properties/thumbnail_image_uri/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs136 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs138 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs138 === errors;
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
validate410.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate410.errors = vErrors;
return errors === 0;
}
validate410.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate408.evaluated;
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
if(!(validate410(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate408.errors = vErrors;
return errors === 0;
}
validate408.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate407.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate408(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
validate407.errors = vErrors;
return errors === 0;
}
validate407.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/EventBatch\"}"] = validate414;
const schema340 = {"$ref":"document#/components/schemas/EventBatch"};
const schema341 = {"description":"Operations on events.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate414.evaluated;
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
validate414.errors = [{instancePath,schemaPath:"document#/components/schemas/EventBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate414.errors = [{instancePath,schemaPath:"document#/components/schemas/EventBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate414.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/EventBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate414.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/EventBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate414.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/EventBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate414.errors = [{instancePath,schemaPath:"document#/components/schemas/EventBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate414.errors = vErrors;
return errors === 0;
}
validate414.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/EventSearch\"}"] = validate415;
const schema342 = {"$ref":"document#/components/schemas/EventSearch"};
const schema343 = {"description":"All filters must match; without filters, every record matches. An array matches any of its values. Strings match as a\nsubstring, ignoring case.\n","type":"object","properties":{"exclusiveStartKey":{"$ref":"document#/components/schemas/StartKey"},"ids":{"$ref":"document#/components/schemas/Ids"},"type_ids":{"$ref":"document#/components/schemas/Ids"},"name":{"type":"string","description":"Part of the name.","maxLength":1000},"start_date":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string","format":"date-time","maxLength":1000},"description":"From and to: events that start between these times, inclusive."}},"additionalProperties":false};

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate416.evaluated;
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
if(!(((((key0 === "exclusiveStartKey") || (key0 === "ids")) || (key0 === "type_ids")) || (key0 === "name")) || (key0 === "start_date"))){
validate416.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.exclusiveStartKey !== undefined){
const _errs2 = errors;
if(typeof data.exclusiveStartKey !== "string"){
validate416.errors = [{instancePath:instancePath+"/exclusiveStartKey",schemaPath:"document#/components/schemas/StartKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ids !== undefined){
let data1 = data.ids;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
if(data1.length > 100){
validate416.errors = [{instancePath:instancePath+"/ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate416.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate416.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate416.errors = [{instancePath:instancePath+"/ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type_ids !== undefined){
let data3 = data.type_ids;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 100){
validate416.errors = [{instancePath:instancePath+"/type_ids",schemaPath:"document#/components/schemas/Ids/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate416.errors = [{instancePath:instancePath+"/type_ids/" + i1,schemaPath:"document#/components/schemas/Ids/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate416.errors = [{instancePath:instancePath+"/type_ids/" + i1,schemaPath:"document#/components/schemas/Ids/items/type",keyword:"type",params:{type: "string"}}];
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
validate416.errors = [{instancePath:instancePath+"/type_ids",schemaPath:"document#/components/schemas/Ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data5 = data.name;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) > 1000){
validate416.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate416.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date !== undefined){
let data6 = data.start_date;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data6)){
if(data6.length > 2){
validate416.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data6.length < 2){
validate416.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid6 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data7 === "string"){
if(func0(data7) > 1000){
validate416.errors = [{instancePath:instancePath+"/start_date/" + i2,schemaPath:"#/properties/start_date/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!(formats6.validate(data7))){
validate416.errors = [{instancePath:instancePath+"/start_date/" + i2,schemaPath:"#/properties/start_date/items/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate416.errors = [{instancePath:instancePath+"/start_date/" + i2,schemaPath:"#/properties/start_date/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
}
}
else {
validate416.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
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
validate416.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate416.errors = vErrors;
return errors === 0;
}
validate416.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate415.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate416(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
errors = vErrors.length;
}
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/EventReplacement\"}"] = validate418;
const schema347 = {"$ref":"document#/components/schemas/EventReplacement"};
const schema348 = {"description":"An event that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/EventFields"}],"additionalProperties":true};

function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate419.evaluated;
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
validate419.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate419.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate410(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate419.errors = vErrors;
return errors === 0;
}
validate419.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate419(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
errors = vErrors.length;
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/Event\"}"] = validate423;
const schema350 = {"$ref":"document#/components/schemas/Event"};
const schema351 = {"description":"An event.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/EventFields"}],"additionalProperties":true};

function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate424.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate410(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate424.errors = vErrors;
return errors === 0;
}
validate424.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate423.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate424(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
validate423.errors = vErrors;
return errors === 0;
}
validate423.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorBoothTypeBody\"}"] = validate428;
const schema352 = {"$ref":"document#/components/schemas/ExhibitorBoothTypeBody"};
const schema353 = {"description":"An exhibitor booth type to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ExhibitorBoothTypeFields"}],"additionalProperties":true};
const schema354 = {"description":"The fields of an exhibitor booth type.","type":"object","required":["name"],"properties":{"name":{"type":"string","description":"The name of the type, such as \"Corner\"."},"is_active":{"type":"boolean","description":"Whether the type is in use."},"length":{"type":"number","x-expected":true,"description":"The length of the booth, in any unit."},"width":{"type":"number","x-expected":true,"description":"The width of the booth, in the unit of `length`."},"square_footage":{"type":"number","x-expected":true,"description":"Floor area of the booth. It is not checked against `length` and `width`."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true,"examples":[{"name":"Corner","is_active":true,"length":10,"width":10,"square_footage":100}]};

function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate431.evaluated;
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
validate431.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate431.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs4 = errors;
if(typeof data.is_active !== "boolean"){
validate431.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.length !== undefined){
const _errs6 = errors;
if(!(typeof data.length == "number")){
validate431.errors = [{instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
const _errs8 = errors;
if(!(typeof data.width == "number")){
validate431.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.square_footage !== undefined){
const _errs10 = errors;
if(!(typeof data.square_footage == "number")){
validate431.errors = [{instancePath:instancePath+"/square_footage",schemaPath:"#/properties/square_footage/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs12 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
validate431.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate429.evaluated;
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
if(!(validate431(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate429.errors = vErrors;
return errors === 0;
}
validate429.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate428.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate429(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
errors = vErrors.length;
}
validate428.errors = vErrors;
return errors === 0;
}
validate428.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorBoothTypeBatch\"}"] = validate435;
const schema355 = {"$ref":"document#/components/schemas/ExhibitorBoothTypeBatch"};
const schema356 = {"description":"Operations on exhibitor booth types.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate435.evaluated;
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
validate435.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorBoothTypeBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate435.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorBoothTypeBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate435.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorBoothTypeBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate435.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorBoothTypeBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate435.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorBoothTypeBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate435.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorBoothTypeBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate435.errors = vErrors;
return errors === 0;
}
validate435.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorBoothTypeReplacement\"}"] = validate436;
const schema357 = {"$ref":"document#/components/schemas/ExhibitorBoothTypeReplacement"};
const schema358 = {"description":"An exhibitor booth type that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ExhibitorBoothTypeFields"}],"additionalProperties":true};

function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate437.evaluated;
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
validate437.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate437.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate431(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate437.errors = vErrors;
return errors === 0;
}
validate437.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate436.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate437(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate437.errors : vErrors.concat(validate437.errors);
errors = vErrors.length;
}
validate436.errors = vErrors;
return errors === 0;
}
validate436.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorBoothType\"}"] = validate441;
const schema360 = {"$ref":"document#/components/schemas/ExhibitorBoothType"};
const schema361 = {"description":"An exhibitor booth type.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ExhibitorBoothTypeFields"}],"additionalProperties":true};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate442.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate431(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate442.errors = vErrors;
return errors === 0;
}
validate442.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate441.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate442(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
validate441.errors = vErrors;
return errors === 0;
}
validate441.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorBoothBody\"}"] = validate446;
const schema362 = {"$ref":"document#/components/schemas/ExhibitorBoothBody"};
const schema363 = {"description":"An exhibitor booth to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ExhibitorBoothFields"}],"additionalProperties":true};
const schema364 = {"description":"The fields of an exhibitor booth.","type":"object","required":["name","event_id"],"properties":{"name":{"type":"string","description":"Name or number of the booth."},"event_id":{"type":"string","x-refers-to":"events","description":"The event that it belongs to."},"number":{"type":"number","format":"float","x-expected":true,"description":"The booth's number on the floor."},"floor_id":{"type":"string","x-refers-to":"exhibitorShowFloors","x-expected":true,"description":"The show floor of the booth."},"type_id":{"type":"string","x-refers-to":"exhibitorBoothTypes","x-expected":true,"description":"The kind of booth."},"fee_id":{"type":"string","x-refers-to":"external:exhibitor booth fee","description":"The fee of the booth."},"status":{"$ref":"document#/components/schemas/ExhibitorBoothStatus","description":"`available`: can be bought. `on hold`: held for an organization. `reserved`: sold.","x-expected":true},"exhibitor_id":{"type":"string","x-refers-to":"exhibitors","x-expected":true,"description":"The exhibitor that has the booth. Expected when `status` is `reserved`."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-expected":true,"description":"The organization of that exhibitor, for reports. Expected when `status` is `reserved`."},"holding_organization_id":{"type":"string","x-refers-to":"external:organization","x-expected":true,"description":"The organization for which the booth is held. Expected when `status` is `on hold`."},"hold_expiration":{"type":"string","format":"date-time","x-expected":true,"description":"When the hold ends. Expected when `status` is `on hold`."},"additional_exhibitors":{"type":"array","maxItems":1000,"description":"Other exhibitors that share the booth.","items":{"$ref":"document#/components/schemas/ExhibitorBoothAdditionalExhibitor","description":"One of `additional_exhibitors`."}},"description":{"type":"string","description":"Text shown to buyers."},"purchasing_warning":{"type":"string","description":"A notice shown to those who buy the booth."},"floor_plan_metadata":{"type":"object","additionalProperties":true,"description":"Its position on the floor plan; any properties."},"notes":{"type":"string","description":"Internal notes, visible only to staff."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true,"examples":[{"name":"Booth 12","event_id":"event-1","number":12,"floor_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5ea2","type_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5ea6","status":"reserved","exhibitor_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5ea3","organization_id":"organization-3"}]};
const schema365 = {"type":"string","enum":["available","on hold","reserved"],"description":"`available`: can be bought. `on hold`: held for an organization. `reserved`: sold."};
const schema366 = {"description":"One of `additional_exhibitors`.","type":"object","required":["exhibitor_id"],"properties":{"exhibitor_id":{"type":"string","x-refers-to":"exhibitors","description":"The exhibitor."},"percentage_share":{"type":"number","description":"Its percentage of the booth."}},"additionalProperties":true};

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate449.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.event_id === undefined) && (missing0 = "event_id"))){
validate449.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate449.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs4 = errors;
if(typeof data.event_id !== "string"){
validate449.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number !== undefined){
let data2 = data.number;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 == "number"){
if(!(formats0.validate(data2))){
validate449.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/format",keyword:"format",params:{format: "float"}}];
return false;
}
}
else {
validate449.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.floor_id !== undefined){
const _errs8 = errors;
if(typeof data.floor_id !== "string"){
validate449.errors = [{instancePath:instancePath+"/floor_id",schemaPath:"#/properties/floor_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type_id !== undefined){
const _errs10 = errors;
if(typeof data.type_id !== "string"){
validate449.errors = [{instancePath:instancePath+"/type_id",schemaPath:"#/properties/type_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fee_id !== undefined){
const _errs12 = errors;
if(typeof data.fee_id !== "string"){
validate449.errors = [{instancePath:instancePath+"/fee_id",schemaPath:"#/properties/fee_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate449.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/ExhibitorBoothStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data6 === "available") || (data6 === "on hold")) || (data6 === "reserved"))){
validate449.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/ExhibitorBoothStatus/enum",keyword:"enum",params:{allowedValues: schema365.enum}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exhibitor_id !== undefined){
const _errs17 = errors;
if(typeof data.exhibitor_id !== "string"){
validate449.errors = [{instancePath:instancePath+"/exhibitor_id",schemaPath:"#/properties/exhibitor_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
const _errs19 = errors;
if(typeof data.organization_id !== "string"){
validate449.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holding_organization_id !== undefined){
const _errs21 = errors;
if(typeof data.holding_organization_id !== "string"){
validate449.errors = [{instancePath:instancePath+"/holding_organization_id",schemaPath:"#/properties/holding_organization_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hold_expiration !== undefined){
let data10 = data.hold_expiration;
const _errs23 = errors;
if(errors === _errs23){
if(errors === _errs23){
if(typeof data10 === "string"){
if(!(formats6.validate(data10))){
validate449.errors = [{instancePath:instancePath+"/hold_expiration",schemaPath:"#/properties/hold_expiration/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate449.errors = [{instancePath:instancePath+"/hold_expiration",schemaPath:"#/properties/hold_expiration/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.additional_exhibitors !== undefined){
let data11 = data.additional_exhibitors;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
if(data11.length > 1000){
validate449.errors = [{instancePath:instancePath+"/additional_exhibitors",schemaPath:"#/properties/additional_exhibitors/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid2 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing1;
if((data12.exhibitor_id === undefined) && (missing1 = "exhibitor_id")){
validate449.errors = [{instancePath:instancePath+"/additional_exhibitors/" + i0,schemaPath:"document#/components/schemas/ExhibitorBoothAdditionalExhibitor/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data12.exhibitor_id !== undefined){
const _errs31 = errors;
if(typeof data12.exhibitor_id !== "string"){
validate449.errors = [{instancePath:instancePath+"/additional_exhibitors/" + i0+"/exhibitor_id",schemaPath:"document#/components/schemas/ExhibitorBoothAdditionalExhibitor/properties/exhibitor_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.percentage_share !== undefined){
const _errs33 = errors;
if(!(typeof data12.percentage_share == "number")){
validate449.errors = [{instancePath:instancePath+"/additional_exhibitors/" + i0+"/percentage_share",schemaPath:"document#/components/schemas/ExhibitorBoothAdditionalExhibitor/properties/percentage_share/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate449.errors = [{instancePath:instancePath+"/additional_exhibitors/" + i0,schemaPath:"document#/components/schemas/ExhibitorBoothAdditionalExhibitor/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs27 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate449.errors = [{instancePath:instancePath+"/additional_exhibitors",schemaPath:"#/properties/additional_exhibitors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs35 = errors;
if(typeof data.description !== "string"){
validate449.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.purchasing_warning !== undefined){
const _errs37 = errors;
if(typeof data.purchasing_warning !== "string"){
validate449.errors = [{instancePath:instancePath+"/purchasing_warning",schemaPath:"#/properties/purchasing_warning/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.floor_plan_metadata !== undefined){
let data17 = data.floor_plan_metadata;
const _errs39 = errors;
if(errors === _errs39){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
}
else {
validate449.errors = [{instancePath:instancePath+"/floor_plan_metadata",schemaPath:"#/properties/floor_plan_metadata/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs42 = errors;
if(typeof data.notes !== "string"){
validate449.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs44 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs44 === errors;
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
else {
validate449.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate449.errors = vErrors;
return errors === 0;
}
validate449.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate447.evaluated;
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
if(!(validate449(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate447.errors = vErrors;
return errors === 0;
}
validate447.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate446.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate447(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
validate446.errors = vErrors;
return errors === 0;
}
validate446.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorBoothBatch\"}"] = validate453;
const schema367 = {"$ref":"document#/components/schemas/ExhibitorBoothBatch"};
const schema368 = {"description":"Operations on exhibitor booths.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate453.evaluated;
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
validate453.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorBoothBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate453.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorBoothBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate453.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorBoothBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate453.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorBoothBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate453.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorBoothBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate453.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorBoothBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate453.errors = vErrors;
return errors === 0;
}
validate453.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorBoothReplacement\"}"] = validate454;
const schema369 = {"$ref":"document#/components/schemas/ExhibitorBoothReplacement"};
const schema370 = {"description":"An exhibitor booth that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ExhibitorBoothFields"}],"additionalProperties":true};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
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
validate455.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate455.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate449(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate455(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorBooth\"}"] = validate459;
const schema372 = {"$ref":"document#/components/schemas/ExhibitorBooth"};
const schema373 = {"description":"An exhibitor booth.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ExhibitorBoothFields"}],"additionalProperties":true};

function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate460.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate449(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate460.errors = vErrors;
return errors === 0;
}
validate460.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate459.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate460(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
errors = vErrors.length;
}
validate459.errors = vErrors;
return errors === 0;
}
validate459.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorContactTypeBody\"}"] = validate464;
const schema374 = {"$ref":"document#/components/schemas/ExhibitorContactTypeBody"};
const schema375 = {"description":"An exhibitor contact type to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ExhibitorContactTypeFields"}],"additionalProperties":true};
const schema376 = {"description":"The fields of an exhibitor contact type.","type":"object","required":["name"],"properties":{"name":{"type":"string","description":"The name of the type, such as \"Booth staff\"."},"is_active":{"type":"boolean","description":"Whether the type is in use."},"has_administrative_access":{"type":"boolean","description":"Whether contacts of this type can manage the exhibitor."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues"}},"additionalProperties":true,"examples":[{"name":"Booth staff","is_active":true,"has_administrative_access":false}]};

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate467.evaluated;
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
validate467.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate467.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs4 = errors;
if(typeof data.is_active !== "boolean"){
validate467.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_administrative_access !== undefined){
const _errs6 = errors;
if(typeof data.has_administrative_access !== "boolean"){
validate467.errors = [{instancePath:instancePath+"/has_administrative_access",schemaPath:"#/properties/has_administrative_access/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs8 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate467.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate467.errors = vErrors;
return errors === 0;
}
validate467.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate465.evaluated;
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
if(!(validate467(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate465.errors = vErrors;
return errors === 0;
}
validate465.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate465(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorContactTypeBatch\"}"] = validate471;
const schema377 = {"$ref":"document#/components/schemas/ExhibitorContactTypeBatch"};
const schema378 = {"description":"Operations on exhibitor contact types.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate471.evaluated;
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
validate471.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorContactTypeBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate471.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorContactTypeBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate471.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorContactTypeBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate471.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorContactTypeBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate471.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorContactTypeBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate471.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorContactTypeBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate471.errors = vErrors;
return errors === 0;
}
validate471.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorContactTypeReplacement\"}"] = validate472;
const schema379 = {"$ref":"document#/components/schemas/ExhibitorContactTypeReplacement"};
const schema380 = {"description":"An exhibitor contact type that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ExhibitorContactTypeFields"}],"additionalProperties":true};

function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate473.evaluated;
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
validate473.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate473.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate467(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate473.errors = vErrors;
return errors === 0;
}
validate473.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate473(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
errors = vErrors.length;
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorContactType\"}"] = validate477;
const schema382 = {"$ref":"document#/components/schemas/ExhibitorContactType"};
const schema383 = {"description":"An exhibitor contact type.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ExhibitorContactTypeFields"}],"additionalProperties":true};

function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate478.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate467(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate478.errors = vErrors;
return errors === 0;
}
validate478.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate477.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate478(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
validate477.errors = vErrors;
return errors === 0;
}
validate477.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorRegistrationBody\"}"] = validate482;
const schema384 = {"$ref":"document#/components/schemas/ExhibitorRegistrationBody"};
const schema385 = {"description":"An exhibitor registration to create. It has no id yet.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/ExhibitorRegistrationFields"}],"additionalProperties":true};
const schema386 = {"description":"The fields of an exhibitor registration.","type":"object","required":["exhibitor_id"],"properties":{"exhibitor_id":{"type":"string","x-refers-to":"exhibitors","x-visibility":"author","x-writable-by":"creator","description":"The exhibitor that the registration is for."},"event_id":{"type":"string","x-refers-to":"events","x-expected":true,"x-visibility":"author","x-writable-by":"staff","description":"The event at which it exhibits."},"organization_id":{"type":"string","x-refers-to":"external:organization","x-expected":true,"x-visibility":"author","x-writable-by":"staff","description":"The organization that exhibits."},"contact_id":{"type":"string","x-refers-to":"external:contact","x-expected":true,"x-visibility":"author","x-owner":"author","description":"The person who registers."},"process_id":{"type":"string","x-refers-to":"external:exhibitor registration process","x-visibility":"staff","description":"The registration process."},"number":{"type":"number","description":"The number of the registration."},"date":{"type":"string","format":"date-time","x-visibility":"author","x-writable-by":"staff","description":"When it was created."},"status":{"type":"string","x-visibility":"staff","description":"Status of the registration; any string."},"description":{"type":"string","x-visibility":"author","description":"Text about the exhibitor for the portal."},"logo_url":{"type":"string","x-visibility":"author","description":"URL of the logo image."},"contacts":{"type":"array","x-visibility":"author","description":"The exhibitor's contacts at the event; any properties. Contacts with a `contact_type_id` count towards the\ncontact restriction rules of the event (without `event_id`, of the exhibitor's event). Exceeding a rule is a\nconflict (409), unless the change reduces the number. A rule with `per_booth` counts the exhibitor's booths at\nthe event, or `booths` if there are more.\n","items":{"type":"object","additionalProperties":true}},"booths":{"type":"array","x-visibility":"staff","description":"The purchased booths; any properties.","items":{"type":"object","additionalProperties":true}},"booth_types":{"type":"array","x-visibility":"author","x-writable-by":"staff","description":"The types of the purchased booths; any properties.","items":{"type":"object","additionalProperties":true}},"add_ons":{"type":"array","x-visibility":"author","x-writable-by":"staff","description":"The purchased add-ons; any properties.","items":{"type":"object","additionalProperties":true}},"order_id":{"type":"string","x-refers-to":"external:order","x-visibility":"staff","description":"The order that pays for it."},"order_line_item_id":{"type":"string","x-refers-to":"external:order line item","description":"The line item of that order."},"order_number":{"type":"number","description":"Copied from the order."},"order_status":{"type":"string","description":"Copied from the order."},"order_total":{"type":"number","minimum":0,"x-money":true,"x-visibility":"staff","description":"Copied from the order."},"order_amount_paid":{"type":"number","minimum":0,"x-money":true,"description":"Copied from the order."},"order_balance_due":{"type":"number","x-money":true,"description":"Copied from the order. Negative if too much was paid."},"order_currency_code":{"type":"string","description":"Copied from the order."},"order_currency_symbol":{"type":"string","description":"Copied from the order."},"internal_notes":{"type":"string","description":"Internal notes."},"notes":{"type":"string","description":"Internal notes, visible only to staff."},"custom_field_values":{"$ref":"document#/components/schemas/CustomFieldValues","x-visibility":"author"}},"additionalProperties":true,"examples":[{"exhibitor_id":"019aa6c1d2e77b5f8f0c3c1b2a4d5ea3","event_id":"event-1","organization_id":"organization-3","contact_id":"contact-12","date":"2026-03-14T10:00:00.000Z","order_total":1200}]};

function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate485.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.exhibitor_id === undefined) && (missing0 = "exhibitor_id")){
validate485.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.exhibitor_id !== undefined){
const _errs2 = errors;
if(typeof data.exhibitor_id !== "string"){
validate485.errors = [{instancePath:instancePath+"/exhibitor_id",schemaPath:"#/properties/exhibitor_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
const _errs4 = errors;
if(typeof data.event_id !== "string"){
validate485.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
const _errs6 = errors;
if(typeof data.organization_id !== "string"){
validate485.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_id !== undefined){
const _errs8 = errors;
if(typeof data.contact_id !== "string"){
validate485.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process_id !== undefined){
const _errs10 = errors;
if(typeof data.process_id !== "string"){
validate485.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number !== undefined){
const _errs12 = errors;
if(!(typeof data.number == "number")){
validate485.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data6 = data.date;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!(formats6.validate(data6))){
validate485.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate485.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs16 = errors;
if(typeof data.status !== "string"){
validate485.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs18 = errors;
if(typeof data.description !== "string"){
validate485.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logo_url !== undefined){
const _errs20 = errors;
if(typeof data.logo_url !== "string"){
validate485.errors = [{instancePath:instancePath+"/logo_url",schemaPath:"#/properties/logo_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contacts !== undefined){
let data10 = data.contacts;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs24 = errors;
if(errors === _errs24){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
validate485.errors = [{instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs24 === errors;
if(!valid1){
break;
}
}
}
else {
validate485.errors = [{instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.booths !== undefined){
let data12 = data.booths;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data12)){
var valid2 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs29 = errors;
if(errors === _errs29){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
validate485.errors = [{instancePath:instancePath+"/booths/" + i1,schemaPath:"#/properties/booths/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs29 === errors;
if(!valid2){
break;
}
}
}
else {
validate485.errors = [{instancePath:instancePath+"/booths",schemaPath:"#/properties/booths/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.booth_types !== undefined){
let data14 = data.booth_types;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data14)){
var valid3 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
const _errs34 = errors;
if(errors === _errs34){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
validate485.errors = [{instancePath:instancePath+"/booth_types/" + i2,schemaPath:"#/properties/booth_types/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs34 === errors;
if(!valid3){
break;
}
}
}
else {
validate485.errors = [{instancePath:instancePath+"/booth_types",schemaPath:"#/properties/booth_types/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_ons !== undefined){
let data16 = data.add_ons;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data16)){
var valid4 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
const _errs39 = errors;
if(errors === _errs39){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
}
else {
validate485.errors = [{instancePath:instancePath+"/add_ons/" + i3,schemaPath:"#/properties/add_ons/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs39 === errors;
if(!valid4){
break;
}
}
}
else {
validate485.errors = [{instancePath:instancePath+"/add_ons",schemaPath:"#/properties/add_ons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_id !== undefined){
const _errs42 = errors;
if(typeof data.order_id !== "string"){
validate485.errors = [{instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_line_item_id !== undefined){
const _errs44 = errors;
if(typeof data.order_line_item_id !== "string"){
validate485.errors = [{instancePath:instancePath+"/order_line_item_id",schemaPath:"#/properties/order_line_item_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_number !== undefined){
const _errs46 = errors;
if(!(typeof data.order_number == "number")){
validate485.errors = [{instancePath:instancePath+"/order_number",schemaPath:"#/properties/order_number/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_status !== undefined){
const _errs48 = errors;
if(typeof data.order_status !== "string"){
validate485.errors = [{instancePath:instancePath+"/order_status",schemaPath:"#/properties/order_status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_total !== undefined){
let data22 = data.order_total;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
validate485.errors = [{instancePath:instancePath+"/order_total",schemaPath:"#/properties/order_total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate485.errors = [{instancePath:instancePath+"/order_total",schemaPath:"#/properties/order_total/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_amount_paid !== undefined){
let data23 = data.order_amount_paid;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
validate485.errors = [{instancePath:instancePath+"/order_amount_paid",schemaPath:"#/properties/order_amount_paid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate485.errors = [{instancePath:instancePath+"/order_amount_paid",schemaPath:"#/properties/order_amount_paid/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_balance_due !== undefined){
const _errs54 = errors;
if(!(typeof data.order_balance_due == "number")){
validate485.errors = [{instancePath:instancePath+"/order_balance_due",schemaPath:"#/properties/order_balance_due/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_currency_code !== undefined){
const _errs56 = errors;
if(typeof data.order_currency_code !== "string"){
validate485.errors = [{instancePath:instancePath+"/order_currency_code",schemaPath:"#/properties/order_currency_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_currency_symbol !== undefined){
const _errs58 = errors;
if(typeof data.order_currency_symbol !== "string"){
validate485.errors = [{instancePath:instancePath+"/order_currency_symbol",schemaPath:"#/properties/order_currency_symbol/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internal_notes !== undefined){
const _errs60 = errors;
if(typeof data.internal_notes !== "string"){
validate485.errors = [{instancePath:instancePath+"/internal_notes",schemaPath:"#/properties/internal_notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs62 = errors;
if(typeof data.notes !== "string"){
validate485.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_field_values !== undefined){
const _errs64 = errors;
if(!(validate58(data.custom_field_values, {instancePath:instancePath+"/custom_field_values",parentData:data,parentDataProperty:"custom_field_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs64 === errors;
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
else {
validate485.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate485.errors = vErrors;
return errors === 0;
}
validate485.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate483.evaluated;
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
if(!(validate485(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate483.errors = vErrors;
return errors === 0;
}
validate483.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate482.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate483(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
validate482.errors = vErrors;
return errors === 0;
}
validate482.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorRegistrationBatch\"}"] = validate489;
const schema387 = {"$ref":"document#/components/schemas/ExhibitorRegistrationBatch"};
const schema388 = {"description":"Operations on exhibitor registrations.","type":"object","required":["operations"],"properties":{"operations":{"description":"Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails\nand the batch is 200.\n","x-checked-one-by-one":true,"type":"array","minItems":1,"maxItems":100,"items":{}}},"additionalProperties":false};

function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate489.evaluated;
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
validate489.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorRegistrationBatch/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate489.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorRegistrationBatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate489.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorRegistrationBatch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate489.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorRegistrationBatch/properties/operations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
else {
validate489.errors = [{instancePath:instancePath+"/operations",schemaPath:"document#/components/schemas/ExhibitorRegistrationBatch/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate489.errors = [{instancePath,schemaPath:"document#/components/schemas/ExhibitorRegistrationBatch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate489.errors = vErrors;
return errors === 0;
}
validate489.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"tenantId\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.{1,2}$)[A-Za-z0-9_:|.-]+$\",\"maxLength\":128},\"exhibitor_id\":{\"type\":\"string\"}},\"required\":[\"tenantId\",\"exhibitor_id\"]}"] = validate490;
const schema389 = {"type":"object","properties":{"tenantId":{"type":"string","pattern":"^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$","maxLength":128},"exhibitor_id":{"type":"string"}},"required":["tenantId","exhibitor_id"]};

function validate490(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate490.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tenantId === undefined) && (missing0 = "tenantId")) || ((data.exhibitor_id === undefined) && (missing0 = "exhibitor_id"))){
validate490.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tenantId !== undefined){
let data0 = data.tenantId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate490.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate490.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_:|.-]+$"}}];
return false;
}
}
}
else {
validate490.errors = [{instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exhibitor_id !== undefined){
const _errs3 = errors;
if(typeof data.exhibitor_id !== "string"){
validate490.errors = [{instancePath:instancePath+"/exhibitor_id",schemaPath:"#/properties/exhibitor_id/type",keyword:"type",params:{type: "string"}}];
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
validate490.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate490.errors = vErrors;
return errors === 0;
}
validate490.evaluated = {"props":{"tenantId":true,"exhibitor_id":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorRegistrationReplacement\"}"] = validate491;
const schema390 = {"$ref":"document#/components/schemas/ExhibitorRegistrationReplacement"};
const schema391 = {"description":"An exhibitor registration that replaces the stored one.","allOf":[{"$ref":"document#/components/schemas/SystemBody"},{"$ref":"document#/components/schemas/IdInBody"},{"$ref":"document#/components/schemas/ExhibitorRegistrationFields"}],"additionalProperties":true};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate492.evaluated;
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
validate492.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/IdInBody/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate492.errors = [{instancePath,schemaPath:"document#/components/schemas/IdInBody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate485(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
validate492.errors = vErrors;
return errors === 0;
}
validate492.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate491(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate491.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate492(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
errors = vErrors.length;
}
validate491.errors = vErrors;
return errors === 0;
}
validate491.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/ExhibitorRegistration\"}"] = validate496;
const schema393 = {"$ref":"document#/components/schemas/ExhibitorRegistration"};
const schema394 = {"description":"An exhibitor registration.","allOf":[{"$ref":"document#/components/schemas/System"},{"$ref":"document#/components/schemas/ExhibitorRegistrationFields"}],"additionalProperties":true};

function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate485(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate496.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate497(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate497.errors : vErrors.concat(validate497.errors);
errors = vErrors.length;
}
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"$ref\":\"#/components/schemas/MessageRetry\"}"] = validate501;
const schema395 = {"$ref":"document#/components/schemas/MessageRetry"};
const schema396 = {"description":"Which failed e-mails to send again. All filters must match.","type":"object","properties":{"about":{"type":"string","pattern":"^[A-Za-z0-9_:|-]+$","maxLength":1000,"description":"E-mails about the record with this id."},"email":{"type":"string","description":"E-mails of this kind, such as `assignment`.","maxLength":1000},"reply":{"type":"string","minLength":1,"description":"E-mails whose last attempt for one of the recipients was not accepted, with this text in its `reply`.","maxLength":1000},"failed_at":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string","format":"date-time","maxLength":1000},"description":"From and to: e-mails that failed between these times, inclusive."},"exclusiveStartKey":{"type":"string","x-code":"page_key_invalid","description":"The `LastEvaluatedKey` of the call before; without it, from the newest e-mail on.","maxLength":1000}},"additionalProperties":false};

function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate501.evaluated;
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
validate501.errors = [{instancePath,schemaPath:"document#/components/schemas/MessageRetry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate501.errors = [{instancePath:instancePath+"/about",schemaPath:"document#/components/schemas/MessageRetry/properties/about/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!pattern3.test(data0)){
validate501.errors = [{instancePath:instancePath+"/about",schemaPath:"document#/components/schemas/MessageRetry/properties/about/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_:|-]+$"}}];
return false;
}
}
}
else {
validate501.errors = [{instancePath:instancePath+"/about",schemaPath:"document#/components/schemas/MessageRetry/properties/about/type",keyword:"type",params:{type: "string"}}];
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
validate501.errors = [{instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/MessageRetry/properties/email/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate501.errors = [{instancePath:instancePath+"/email",schemaPath:"document#/components/schemas/MessageRetry/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate501.errors = [{instancePath:instancePath+"/reply",schemaPath:"document#/components/schemas/MessageRetry/properties/reply/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func0(data2) < 1){
validate501.errors = [{instancePath:instancePath+"/reply",schemaPath:"document#/components/schemas/MessageRetry/properties/reply/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate501.errors = [{instancePath:instancePath+"/reply",schemaPath:"document#/components/schemas/MessageRetry/properties/reply/type",keyword:"type",params:{type: "string"}}];
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
validate501.errors = [{instancePath:instancePath+"/failed_at",schemaPath:"document#/components/schemas/MessageRetry/properties/failed_at/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data3.length < 2){
validate501.errors = [{instancePath:instancePath+"/failed_at",schemaPath:"document#/components/schemas/MessageRetry/properties/failed_at/minItems",keyword:"minItems",params:{limit: 2}}];
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
validate501.errors = [{instancePath:instancePath+"/failed_at/" + i0,schemaPath:"document#/components/schemas/MessageRetry/properties/failed_at/items/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(!(formats6.validate(data4))){
validate501.errors = [{instancePath:instancePath+"/failed_at/" + i0,schemaPath:"document#/components/schemas/MessageRetry/properties/failed_at/items/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate501.errors = [{instancePath:instancePath+"/failed_at/" + i0,schemaPath:"document#/components/schemas/MessageRetry/properties/failed_at/items/type",keyword:"type",params:{type: "string"}}];
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
validate501.errors = [{instancePath:instancePath+"/failed_at",schemaPath:"document#/components/schemas/MessageRetry/properties/failed_at/type",keyword:"type",params:{type: "array"}}];
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
validate501.errors = [{instancePath:instancePath+"/exclusiveStartKey",schemaPath:"document#/components/schemas/MessageRetry/properties/exclusiveStartKey/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate501.errors = [{instancePath:instancePath+"/exclusiveStartKey",schemaPath:"document#/components/schemas/MessageRetry/properties/exclusiveStartKey/type",keyword:"type",params:{type: "string"}}];
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
validate501.errors = [{instancePath,schemaPath:"document#/components/schemas/MessageRetry/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate501.errors = vErrors;
return errors === 0;
}
validate501.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports["{\"type\":\"object\",\"properties\":{\"template\":{\"type\":\"string\",\"enum\":[\"application_notice_email\",\"reference_notification_email\",\"review_assignment_email\",\"review_submission_confirmation_email\"]}},\"required\":[\"template\"]}"] = validate502;
const schema397 = {"type":"object","properties":{"template":{"type":"string","enum":["application_notice_email","reference_notification_email","review_assignment_email","review_submission_confirmation_email"]}},"required":["template"]};

function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate502.evaluated;
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
validate502.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.template !== undefined){
let data0 = data.template;
if(typeof data0 !== "string"){
validate502.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "application_notice_email") || (data0 === "reference_notification_email")) || (data0 === "review_assignment_email")) || (data0 === "review_submission_confirmation_email"))){
validate502.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/enum",keyword:"enum",params:{allowedValues: schema397.properties.template.enum}}];
return false;
}
}
}
}
else {
validate502.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate502.errors = vErrors;
return errors === 0;
}
validate502.evaluated = {"props":{"template":true},"dynamicProps":false,"dynamicItems":false};

exports["{\"description\":\"One operation on an abstract approval process.\",\"type\":\"object\",\"required\":[\"operation\"],\"properties\":{\"operation\":{\"$ref\":\"#/components/schemas/BatchVerb\",\"description\":\"What to do.\"},\"id\":{\"description\":\"The id of the record. Required, except for `create`, where it must be left out.\",\"anyOf\":[{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9_:|-]+$\",\"maxLength\":128},{\"type\":\"null\"}]},\"object\":{\"type\":\"object\"},\"patch_directives\":{\"description\":\"What to change. Required for `patch`. Errors name a directive by its index.\",\"$ref\":\"#/components/schemas/PatchDirectives\"},\"if_match\":{\"description\":\"As the header `If-Match` of a separate request. A `create` never fulfils it.\",\"type\":\"string\",\"pattern\":\"^[^\\\\x00]*$\"}},\"additionalProperties\":false}"] = validate503;
const schema398 = {"description":"One operation on an abstract approval process.","type":"object","required":["operation"],"properties":{"operation":{"$ref":"document#/components/schemas/BatchVerb","description":"What to do."},"id":{"description":"The id of the record. Required, except for `create`, where it must be left out.","anyOf":[{"type":"string","pattern":"^[A-Za-z0-9_:|-]+$","maxLength":128},{"type":"null"}]},"object":{"type":"object"},"patch_directives":{"description":"What to change. Required for `patch`. Errors name a directive by its index.","$ref":"document#/components/schemas/PatchDirectives"},"if_match":{"description":"As the header `If-Match` of a separate request. A `create` never fulfils it.","type":"string"}},"additionalProperties":false};
const schema399 = {"description":"`read` is the operation `get`, and `update` is `replace`.","type":"string","enum":["create","read","update","patch","delete"]};
const schema400 = {"description":"An object that maps indexes to directives, applied in order of index, or an array of directives.","oneOf":[{"$ref":"document#/components/schemas/PatchMap"},{"$ref":"document#/components/schemas/Patch"}]};
const schema401 = {"description":"A JSON Patch as an object that maps indexes to directives.","maxProperties":200,"propertyNames":{"pattern":"^(0|[1-9][0-9]{0,8})$"},"additionalProperties":{"$ref":"document#/components/schemas/PatchDirective"},"allOf":[{"type":"object","additionalProperties":true}]};
const pattern21 = new RegExp("^(0|[1-9][0-9]{0,8})$", "u");

function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate505.evaluated;
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
validate505.errors = [{instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 200){
validate505.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200}}];
return false;
}
else {
for(const key0 in data){
const _errs3 = errors;
if(typeof key0 === "string"){
if(!pattern21.test(key0)){
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
validate505.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key1 in data){
const _errs5 = errors;
if(!(validate27(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate505.errors = vErrors;
return errors === 0;
}
validate505.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate504.evaluated;
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
if(!(validate505(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate504.errors = vErrors;
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
validate504.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate504.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate503.evaluated;
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
validate503.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "operation") || (key0 === "id")) || (key0 === "object")) || (key0 === "patch_directives")) || (key0 === "if_match"))){
validate503.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate503.errors = [{instancePath:instancePath+"/operation",schemaPath:"document#/components/schemas/BatchVerb/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "create") || (data0 === "read")) || (data0 === "update")) || (data0 === "patch")) || (data0 === "delete"))){
validate503.errors = [{instancePath:instancePath+"/operation",schemaPath:"document#/components/schemas/BatchVerb/enum",keyword:"enum",params:{allowedValues: schema399.enum}}];
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
if(!pattern3.test(data1)){
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
validate503.errors = vErrors;
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
validate503.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate504(data.patch_directives, {instancePath:instancePath+"/patch_directives",parentData:data,parentDataProperty:"patch_directives",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
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
validate503.errors = [{instancePath:instancePath+"/if_match",schemaPath:"#/properties/if_match/type",keyword:"type",params:{type: "string"}}];
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
validate503.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate503.errors = vErrors;
return errors === 0;
}
validate503.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
